import type { Counts } from '../../auction/counts.ts';
import { PRIEST_FAME, PRIESTS_AGAINST_PLAGUE } from '../numbers.ts';
import { count } from '../tiles.ts';

/** For each priest. [P-13] */
export const scorePriests = (held: Counts): number => PRIEST_FAME * count(held, 'priest');

/**
 * Plagues returned to the box before plagues count: one, with enough priests. [P-13]
 * The rulebook says "may"; keeping a plague never helps, so it goes by itself. [reading]
 */
export const plaguesReturned = (held: Counts): number =>
  count(held, 'priest') >= PRIESTS_AGAINST_PLAGUE && count(held, 'plague') > 0 ? 1 : 0;
