import { useEffect, useRef, useState } from 'react';

/** How long it is said, in milliseconds. */
const SHOWN_MS = 5000;

/** Was a move taken back a moment ago? @param events how many there have been; null before they are known */
export const useTakenBack = (events: number | null): boolean => {
  const before = useRef(events);
  const [times, setTimes] = useState(0);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (events !== null && before.current !== null && events < before.current) setTimes(n => n + 1);
    before.current = events;
  }, [events]);
  useEffect(() => {
    if (times === 0) return;
    setShown(true);
    const timer = setTimeout(() => setShown(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [times]);
  return isShown;
};
