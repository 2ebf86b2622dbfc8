import type { Counts } from '../../auction/counts.ts';
import { count } from '../tiles.ts';

/** Two for each priest. [P-13] */
export const scorePriests = (held: Counts): number => 2 * count(held, 'priest');

/**
 * Plagues returned to the box before plagues count: one, with three priests or more. [P-13]
 * The rulebook says "may"; keeping a plague never helps, so it goes by itself. [reading]
 */
export const plaguesReturned = (held: Counts): number =>
  count(held, 'priest') >= 3 && count(held, 'plague') > 0 ? 1 : 0;
