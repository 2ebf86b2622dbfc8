import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../ui/i18n/i18n.tsx';
import type { OnlineSnapshot } from './online-snapshot.ts';
import { refusalIn } from './refusal-in.ts';
import { netWords } from './words.ts';

const SHOWN_MS = 6000;

/** What there is to say about the connection now, or an empty text. */
export const useConnectionNotice = ({ table, status, refused }: OnlineSnapshot): string => {
  const words = useWords(netWords);
  /** What came about last, and is still said: a code of a refusal, or null where the connection is back. A new object each time. */
  const [occasion, setOccasion] = useState<{ readonly code: string | null } | null>(null);
  const wasOffline = useRef(false);
  const offline = table !== null && status === 'offline';

  useEffect(() => {
    if (wasOffline.current && !offline) setOccasion({ code: null });
    wasOffline.current = offline;
  }, [offline]);
  useEffect(() => {
    if (refused !== null) setOccasion(refused);
  }, [refused]);
  useEffect(() => {
    if (occasion === null) return;
    const timer = setTimeout(() => setOccasion(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [occasion]);
  if (offline) return words.offline;
  if (occasion === null) return '';
  return occasion.code === null ? words.back : refusalIn(words, occasion.code);
};
