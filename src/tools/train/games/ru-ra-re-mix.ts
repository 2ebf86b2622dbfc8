import type { Random } from '../../../game/shared/random.ts';

/** Chances are told apart by so fine a grain. */
export const FINE = 1_000_000;

/** One of the first rows, each as often as the mix says. @param count how many rows there are */
export const picked = (rows: Int8Array, mix: Float64Array, count: number, random: Random): number => {
  let left = random.below(FINE) / FINE;
  for (let n = 0; n < count; n++) {
    left -= mix[n]!;
    if (left < 0) return rows[n]!;
  }
  return rows[count - 1]!;
};
