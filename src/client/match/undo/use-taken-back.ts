import { useEffect, useRef, useState } from 'react';
import { defineWords, useWords } from '../../ui/i18n/i18n.tsx';

const takenWords = defineWords(
  {
    taken: 'A move was taken back.',
    uncounted: 'Taken back. You had seen what came of it: your statistics do not count this match.',
  },
  {
    taken: 'Una mossa è stata ritirata.',
    uncounted: 'Mossa ritirata. Ne avevi già visto l’effetto: le tue statistiche non contano questa partita.',
  },
);

/** How long it is said, in milliseconds. */
const SHOWN_MS = 5000;

/**
 * Says for a moment that a move was taken back.
 * @param events how many there have been; null before they are known
 * @param isUncounted has something been taken back that does not let the match count?
 */
export const useTakenBack = (events: number | null, isUncounted: boolean): string => {
  const { taken, uncounted } = useWords(takenWords);
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
  return !isShown ? '' : isUncounted ? uncounted : taken;
};
