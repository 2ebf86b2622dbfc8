import type { DailyTry } from '../../match/daily/daily.ts';
import type { DailyWords } from './words.ts';

const MEDALS = ['🥇', '🥈', '🥉'];

/** What somebody came to, in words: as which they came in, and with how many points. Empty as long as there is nothing to say. */
export const resultInWords = (words: DailyWords, { rank, points, isUnderWay }: DailyTry): string => {
  if (isUnderWay) return words.underWay;
  if (rank === null) return words.brokenOff;
  return [words.rank(rank), ...(points === null ? [] : [words.points(points)])].join(', ');
};

/**
 * A short text to hand on, which gives nothing of the deal away.
 * @param day in the reader's words
 * @param site where the pages begin
 */
export const shareText = (
  words: DailyWords,
  name: string,
  day: string,
  own: DailyTry,
  finished: number,
  address: string,
): string => {
  const medal = own.rank === null ? '·' : (MEDALS[own.rank - 1] ?? '·');
  const place = own.place === null ? [] : [words.placeOf(own.place, finished)];
  return [
    `${words.titleOf(name)}, ${day}`,
    `${medal} ${[resultInWords(words, own), ...place].join(', ')}`,
    address,
  ].join('\n');
};
