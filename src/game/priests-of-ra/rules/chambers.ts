import type { Counts } from '../../auction/counts.ts';
import { CHAMBERS, count } from '../tiles.ts';

/** One colour of chambers: exactly three 5, four or more 10; a colour counts as one group. [P-21, reading] */
export const scoreChamberGroup = (chambers: number): number => (chambers >= 4 ? 10 : chambers === 3 ? 5 : 0);

/** All four colours, after the last epoch. [P-21] */
export const scoreChambers = (held: Counts): number => {
  let fame = 0;
  for (const chamber of CHAMBERS) fame += scoreChamberGroup(count(held, chamber));
  return fame;
};
