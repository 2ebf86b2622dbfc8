import type { Random } from '../../game/shared/random.ts';
import { at } from '../../game/shared/seats.ts';
import { sum } from '../duels/deals.ts';

/** What came of one bot alone among others of another kind, both by their place in the list: its wins by deal. */
export type Pairing = { readonly one: number; readonly others: number; readonly won: readonly number[] };

export type Rating = {
  /** Points of Elo's scale: 0 is the mean of all, 400 more is ten times the chance. */
  readonly points: number;
  /** The 95 % interval around it. */
  readonly low: number;
  readonly high: number;
};

const ROUNDS = 150;
const RESAMPLES = 200;
/** As if each pair had also drawn so many matches of two, or who never won would have no rating. */
const DRAWN = 1;

/**
 * Ratings after Luce, which at tables of two are Bradley and Terry's: at a table of several, each wins in proportion to its
 * strength. Intervals by drawing the deals again (bootstrap), as matches of one deal are not independent.
 */
export const ratingsOf = (
  bots: number,
  seats: number,
  pairings: readonly Pairing[],
  random: Random,
): readonly Rating[] => {
  const points = pointsOf(bots, seats, pairings);
  const again = Array.from({ length: RESAMPLES }, () =>
    pointsOf(
      bots,
      seats,
      pairings.map(pairing => ({
        ...pairing,
        won: pairing.won.map(() => at(pairing.won, random.below(pairing.won.length))),
      })),
    ),
  );
  return points.map((mean, bot) => {
    const drawn = again.map(each => at(each, bot)).toSorted((a, b) => a - b);
    return {
      points: mean,
      low: at(drawn, Math.floor(RESAMPLES * 0.025)),
      high: at(drawn, Math.ceil(RESAMPLES * 0.975) - 1),
    };
  });
};

/** The strengths that make what came about likeliest, step by step nearer (Hunter's MM algorithm). */
const pointsOf = (bots: number, seats: number, pairings: readonly Pairing[]): readonly number[] => {
  const wins = Array.from({ length: bots }, () => DRAWN * (bots - 1) * 0.5);
  for (const { one, others, won } of pairings) {
    const own = sum(won);
    wins[one]! += own;
    wins[others]! += won.length * seats - own;
  }
  let strengths = wins.map(() => 1);
  for (let round = 0; round < ROUNDS; round++) {
    const shares = wins.map(() => 0);
    for (const { one, others, won } of pairings) {
      const share = (won.length * seats) / (at(strengths, one) + (seats - 1) * at(strengths, others));
      shares[one]! += share;
      shares[others]! += (seats - 1) * share;
    }
    for (let a = 0; a < bots; a++)
      for (let b = 0; b < bots; b++) if (a !== b) shares[a]! += DRAWN / (at(strengths, a) + at(strengths, b));
    const next = wins.map((won, bot) => won / at(shares, bot));
    const mean = Math.exp(sum(next.map(Math.log)) / bots);
    strengths = next.map(strength => strength / mean);
  }
  return strengths.map(strength => 400 * Math.log10(strength));
};
