import type { Counts } from '../../auction/counts.ts';
import { CHAMBERS, count, countAll } from '../tiles.ts';

/** The stones of a player's one pyramid: its pyramid tiles and its chambers. [P-20] */
export const pyramidStones = (held: Counts): number => count(held, 'pyramid') + countAll(held, CHAMBERS);

/**
 * How many steps high a pyramid of so many stones stands: each step holds one stone less than the one
 * below it, so 1, 3, 6 and 10 stones make 1, 2, 3 and 4 steps. It may be rearranged freely. [P-20]
 */
export const pyramidSteps = (stones: number): number => Math.floor((Math.sqrt(8 * stones + 1) - 1) / 2);

/** After the last epoch: two steps 5, three steps 10, four or more 20. [P-20] */
export const scorePyramid = (stones: number): number => {
  if (stones >= 10) return 20;
  if (stones >= 6) return 10;
  return stones >= 3 ? 5 : 0;
};
