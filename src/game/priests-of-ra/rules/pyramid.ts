import type { Counts } from '../../auction/counts.ts';
import { entryAt } from '../../shared/lists.ts';
import { PYRAMID_FAME } from '../numbers.ts';
import { CHAMBERS, count, countAll } from '../tiles.ts';

/** The stones of a player's one pyramid: its pyramid tiles and its chambers. [P-20] */
export const pyramidStones = (held: Counts): number => count(held, 'pyramid') + countAll(held, CHAMBERS);

/**
 * How many steps high a pyramid of so many stones stands: each step holds one stone less than the one
 * below it, so 1, 3, 6 and 10 stones make 1, 2, 3 and 4 steps. It may be rearranged freely. [P-20]
 */
export const pyramidSteps = (stones: number): number => Math.floor((Math.sqrt(8 * stones + 1) - 1) / 2);

/** No pyramid brings more for being higher. [P-20] */
export const HIGHEST = PYRAMID_FAME.length - 1;

/** How many stones a pyramid of so many steps takes. [P-20] */
export const stonesFor = (steps: number): number => (steps * (steps + 1)) / 2;

const BY_STONES = Array.from({ length: stonesFor(HIGHEST) + 1 }, (_, stones) =>
  entryAt(PYRAMID_FAME, pyramidSteps(stones)),
);

/** After the last epoch. [P-20] */
export const scorePyramid = (stones: number): number =>
  entryAt(BY_STONES, Math.min(stones, BY_STONES.length - 1));
