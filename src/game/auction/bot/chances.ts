import { entryAt } from '../../shared/lists.ts';
/** A table by tiles to come, then by tiles held. */
export type ByComing = readonly (readonly number[])[];

/** More tiles to come than this are counted as this many. */
export const MOST_COMING = 60;
const MOST_HELD = 14;

/** A number of tiles to come that the tables below have. */
export const tilesOf = (amount: number): number => Math.min(MOST_COMING, Math.round(amount));

/** Chances of 0, 1, 2, … of a kind among each number of tiles to come (Poisson); the long tail is cut off. */
export const arrivalsOf = (share: number): ByComing =>
  Array.from({ length: MOST_COMING + 1 }, (_, tiles) => {
    const mean = share * tiles;
    let next = Math.exp(-mean);
    const chances = [next];
    let sum = next;
    while (sum < 0.995) {
      next = (next * mean) / chances.length;
      chances.push(next);
      sum += next;
    }
    return chances.map(chance => chance / sum);
  });

/** Chances of at most 0, 1, 2, … of them. */
export const atMostOf = (arrivals: ByComing): ByComing =>
  arrivals.map(chances => {
    let sum = 0;
    return chances.map(chance => {
      sum += chance;
      return sum;
    });
  });

/** The mean of a score over what may come, by what is held already. */
export const expected = (arrivals: ByComing, score: (held: number) => number): ByComing =>
  arrivals.map(chances =>
    Array.from({ length: MOST_HELD + 1 }, (_, held) =>
      chances.reduce((mean, chance, more) => mean + chance * score(held + more), 0),
    ),
  );

/** An entry of a row; the last one stands for all that follow. */
export const entry = (row: readonly number[], held: number): number =>
  entryAt(row, Math.min(held, row.length - 1));
