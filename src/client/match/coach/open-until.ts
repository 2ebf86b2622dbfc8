import type { BySeat } from '../../../game/shared/seats.ts';

/** No chance is further from even than this as long as hardly anybody can tell. */
const EVEN = 0.1;

/** The last move, from the beginning on, after which hardly anything could be told; 0 where it was told from the first. */
export const openUntil = (chances: readonly BySeat<number>[]): number => {
  const told = chances.findIndex(of => of.some(chance => Math.abs(chance - 1 / of.length) > EVEN));
  return Math.max(0, (told < 0 ? chances.length : told) - 1);
};
