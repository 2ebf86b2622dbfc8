import type { Counts } from '../../auction/counts.ts';
import { entryAt } from '../../shared/lists.ts';
import { CHAMBER_FAME } from '../numbers.ts';
import { CHAMBERS, count } from '../tiles.ts';

/** One colour of chambers, which counts as one group. [P-21, reading] */
export const scoreChamberGroup = (chambers: number): number =>
  entryAt(CHAMBER_FAME, Math.min(chambers, CHAMBER_FAME.length - 1));

/** All four colours, after the last epoch. [P-21] */
export const scoreChambers = (held: Counts): number => {
  let fame = 0;
  for (const chamber of CHAMBERS) fame += scoreChamberGroup(count(held, chamber));
  return fame;
};
