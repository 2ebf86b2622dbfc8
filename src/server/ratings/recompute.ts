import type { RatedPace } from '../../wire/ratings.ts';
import type { TableStep, Tables } from '../tables.ts';
import { ratingStep } from './counting.ts';
import type { EndedSeat } from './ended-match.ts';
import { count, type Rating } from './fold.ts';
import { recomputeTotals } from './totals.ts';

/** How many matches are read at once. */
const AT_ONCE = 1000;

type Row = EndedSeat & {
  readonly number: number;
  readonly game: string;
  readonly pace: RatedPace;
  readonly mu: number;
  readonly sigma: number;
};

export type Recomputed = {
  /** The number of the last match that was counted. */
  readonly last: number;
  readonly matches: number;
  readonly ratings: number;
  /** What is stored otherwise, in words. */
  readonly differences: readonly string[];
  /** What would mend it. */
  readonly steps: readonly TableStep[];
};

/**
 * Computes all ratings anew, of every match that was counted, from the first on, and what members have played, and looks where what is stored is anything
 * else, to the last digit. A bot is as strong as it was when its match was counted.
 */
export const recomputeRatings = async (tables: Tables): Promise<Recomputed> => {
  const [tally] = await tables.rows<{ number: number }>('SELECT number FROM tally');
  const last = tally!.number;
  const ratings = new Map<string, Rating>();
  const differences: string[] = [];
  const steps: TableStep[] = [];
  let matches = 0;
  for (let after = 0; after < last; after += AT_ONCE) {
    const rows = await tables.rows<Row>(RATED, after, Math.min(after + AT_ONCE, last));
    for (const seats of byNumber(rows)) {
      const { number, game, pace } = seats[0]!;
      const keyOf = (member: string) => JSON.stringify([member, game, pace]);
      const before = new Map(
        seats.flatMap(({ member }) => {
          const rating = member === null ? undefined : ratings.get(keyOf(member));
          return rating === undefined ? [] : [[member!, rating]];
        }),
      );
      const strengths = new Map(seats.map(({ seat, mu, sigma }) => [seat, { mu, sigma }]));
      const counted = count({ game, rated: true, seats }, before, ({ seat }) => strengths.get(seat)!);
      for (const [member, rating] of counted.ratings) ratings.set(keyOf(member), rating);
      for (const { seat, after } of counted.seats) {
        const { mu, sigma } = strengths.get(seat)!;
        if (after === null || (after.mu === mu && after.sigma === sigma)) continue;
        differences.push(`match ${number}, seat ${seat}: ${mu} ± ${sigma} is ${after.mu} ± ${after.sigma}`);
        steps.push([MEND_RESULT, number, seat, after.mu, after.sigma]);
      }
      matches += 1;
    }
  }
  for (const { member, game, pace, ...stored } of await tables.rows<
    Rating & { readonly member: string; readonly game: string; readonly pace: RatedPace }
  >(STORED)) {
    const key = JSON.stringify([member, game, pace]);
    const rating = ratings.get(key);
    ratings.delete(key);
    if (rating === undefined) {
      differences.push(`${member}, ${game} ${pace}: ${textOf(stored)} is of no match`);
      steps.push(['DELETE FROM rating WHERE member = $1 AND game = $2 AND pace = $3', member, game, pace]);
    } else if (textOf(rating) !== textOf(stored)) {
      differences.push(`${member}, ${game} ${pace}: ${textOf(stored)} is ${textOf(rating)}`);
      steps.push(ratingStep(member, { game, pace }, rating));
    } else continue;
  }
  for (const [key, rating] of ratings) {
    const [member, game, pace] = JSON.parse(key) as [string, string, RatedPace];
    differences.push(`${member}, ${game} ${pace}: missing, is ${textOf(rating)}`);
    steps.push(ratingStep(member, { game, pace }, rating));
  }
  const totals = await recomputeTotals(tables);
  differences.push(...totals.differences);
  steps.push(...totals.steps);
  return { last, matches, ratings: (await tables.rows(STORED)).length, differences, steps };
};

/** Puts what was computed in the place of what differs. @returns false where a match has been counted meanwhile: nothing is done */
export const mend = (tables: Tables, { last, steps }: Recomputed): Promise<boolean> =>
  tables.write(['UPDATE tally SET changes = changes + 1 WHERE number = $1', last], ...steps);

const textOf = ({ mu, sigma, matches }: Rating): string => `${mu} ± ${sigma} of ${matches}`;

/** Rows that stand in the order of their numbers, those of each together. */
const byNumber = (rows: readonly Row[]): readonly (readonly Row[])[] => {
  const matches: Row[][] = [];
  for (const row of rows) {
    const open = matches.at(-1);
    if (open !== undefined && open[0]!.number === row.number) open.push(row);
    else matches.push([row]);
  }
  return matches;
};

const RATED = `SELECT result.number, game, pace, seat, member, bot, rank, score, mu, sigma
  FROM result JOIN finished ON finished.number = result.number
  WHERE result.number > $1 AND result.number <= $2 AND rated = 1 ORDER BY result.number, seat`;
const STORED = 'SELECT member, game, pace, mu, sigma, matches FROM rating ORDER BY member, game, pace';
const MEND_RESULT = 'UPDATE result SET mu = $3, sigma = $4 WHERE number = $1 AND seat = $2';
