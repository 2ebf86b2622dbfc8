import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../ui/i18n/i18n.tsx';
import type { OnlineSnapshot } from './online-snapshot.ts';
import { refusalIn } from './refusal-in.ts';
import { netWords } from './words.ts';

const SHOWN_MS = 6000;

/** What there is to say about the connection now, or an empty text. */
export const useConnectionNotice = ({ table, status, refused }: OnlineSnapshot): string => {
  const words = useWords(netWords);
  /** A new object for each occasion, so that the same words stay as long as the first time. */
  const [passing, setPassing] = useState({ text: '' });
  const wasOffline = useRef(false);
  const offline = table !== null && status === 'offline';

  useEffect(() => {
    if (wasOffline.current && !offline) setPassing({ text: words.back });
    wasOffline.current = offline;
  }, [offline, words]);
  useEffect(() => {
    if (refused === null) return;
    setPassing({ text: refusalIn(words, refused.code) });
  }, [refused, words]);
  useEffect(() => {
    if (passing.text === '') return;
    const timer = setTimeout(() => setPassing({ text: '' }), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [passing]);
  return offline ? words.offline : passing.text;
};
