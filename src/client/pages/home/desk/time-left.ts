import type { Words } from '../../../ui/i18n/i18n.tsx';
import type { deskWords } from './words.ts';

type LeftWords = typeof deskWords extends Words<infer W> ? (W extends { left: infer L } ? L : never) : never;

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long somebody has still, in the largest unit of which there are two at least, so that it is told without false comfort. */
export const timeLeft = (ms: number, words: LeftWords): string => {
  if (ms >= 2 * DAY) return words.days(Math.floor(ms / DAY));
  if (ms >= 2 * HOUR) return words.hours(Math.floor(ms / HOUR));
  if (ms >= MINUTE) return words.minutes(Math.floor(ms / MINUTE));
  return words.soon;
};
