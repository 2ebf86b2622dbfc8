import type { Throw } from './throws.ts';

const MOST_ROWS = 8;

/** By `count * i + n`: how likely seat i of a throw chooses the n-th of its rows. */
export type Mixes = Float64Array;

/** What each choice of a seat is worth to it (`into`, by row) when all the others of the throw choose by their mixes. */
export type Against = (thrown: Throw, mixes: Mixes, i: number, into: Float64Array) => void;

export const newAgainst = (): Against => {
  let one = new Float64Array(MOST_ROWS ** 3);
  let two = new Float64Array(MOST_ROWS ** 3);
  return ({ chances, asked, count, ways }, mixes, i, into) => {
    let from: Float64Array | Float32Array = chances.subarray(ways * i, ways * (i + 1));
    let length = ways;
    // The last seat's choice counts most in a way, the first one's least.
    for (let other = asked - 1; other > i; other--) {
      length /= count;
      one.fill(0, 0, length);
      for (let n = 0; n < count; n++) {
        const share = mixes[count * other + n]!;
        // Most mixes are of a few rows.
        if (share === 0) continue;
        const start = n * length;
        for (let at = 0; at < length; at++) one[at]! += share * from[start + at]!;
      }
      [from, one, two] = [one, two, one];
    }
    for (let other = 0; other < i; other++) {
      length /= count;
      one.fill(0, 0, length);
      for (let n = 0; n < count; n++) {
        const share = mixes[count * other + n]!;
        if (share === 0) continue;
        for (let at = 0; at < length; at++) one[at]! += share * from[at * count + n]!;
      }
      [from, one, two] = [one, two, one];
    }
    for (let n = 0; n < count; n++) into[n] = from[n]!;
  };
};

export type Patience = {
  readonly rounds: number;
  /** How much it is held to where it begins: a chance to win, by which the first rounds' regrets are outweighed. */
  readonly inertia: number;
};

/**
 * Regret matching: everybody who is asked chooses a row the likelier, the more it regrets not to have chosen it in the
 * rounds before; the means of all rounds come near to mixes of which nobody gains by departing.
 * (Hart and Mas-Colell, 2000; without negative regrets and with later rounds counting more: Tammelin, 2014.)
 */
export const newRegrets = (): ((thrown: Throw, { rounds, inertia }: Patience, into: Mixes) => void) => {
  const against = newAgainst();
  const mixes = new Float64Array(4 * MOST_ROWS);
  const regrets = new Float64Array(4 * MOST_ROWS);
  const worth = new Float64Array(MOST_ROWS);
  return (thrown, { rounds, inertia }, into) => {
    const { asked, count, start } = thrown;
    mixes.set(start);
    for (let n = 0; n < asked * count; n++) regrets[n] = inertia * start[n]!;
    into.fill(0);
    for (let round = 1; round <= rounds; round++) {
      for (let i = 0; i < asked; i++) {
        against(thrown, mixes, i, worth);
        const from = count * i;
        let mean = 0;
        for (let n = 0; n < count; n++) mean += mixes[from + n]! * worth[n]!;
        let sum = 0;
        for (let n = 0; n < count; n++) {
          const regret = regrets[from + n]! + worth[n]! - mean;
          regrets[from + n] = regret > 0 ? regret : 0;
          sum += regrets[from + n]!;
        }
        for (let n = 0; n < count; n++) {
          if (sum > 0) mixes[from + n] = regrets[from + n]! / sum;
          into[from + n]! += round * mixes[from + n]!;
        }
      }
    }
    const all = (rounds * (rounds + 1)) / 2;
    for (let n = 0; n < asked * count; n++) into[n]! /= all;
  };
};
