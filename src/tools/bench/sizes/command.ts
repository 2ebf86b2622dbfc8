import { GAME_IDS, metaOf } from '../../../game/index.ts';
import type { Command } from '../../command.ts';
import { thinkingSizeOf } from './thinking-size.ts';

/** kB of a game's thinking, compressed. */
export const MOST_KB = 50;

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

/** Weighs what thinks about each game. @returns 1 where any is too heavy */
export const benchSizes: Command = async (words, { out, err }) => {
  if (words.length > 0) {
    err('usage: npm run bench -- sizes\n');
    return 2;
  }
  let isTooMuch = false;
  for (const game of GAME_IDS) {
    const { bots } = metaOf(game);
    const { all, nets } = await thinkingSizeOf(game, bots);
    const isMet = all <= 1000 * MOST_KB;
    isTooMuch ||= !isMet;
    out(
      `${isMet ? 'met   ' : 'MISSED'} ${game}: ${kB(all)} of ${MOST_KB}, of that ${kB(nets)} nets ` +
        `(${bots.join(', ')} and the coach)\n`,
    );
  }
  return isTooMuch ? 1 : 0;
};
