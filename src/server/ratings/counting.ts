import type { Logger } from 'pino';
import { RecurringWork } from '../recurring-work.ts';
import type { TableStep, Tables } from '../tables.ts';
import type { EndedMatch } from './ended-match.ts';
import { type CountedSeat, count, type Rating } from './fold.ts';
import { leastOf } from './scale.ts';
import { oneMore } from './totals.ts';

/** So often it is looked whether there is something to count that another server has left. Milliseconds. */
const EVERY_MS = 10_000;

type Options = {
  readonly tables: Tables;
  readonly log: Pick<Logger, 'error'>;
};

/**
 * Counts matches that are over, one after the other, each once. Several servers may do it at once: the number of the last match
 * is raised by whoever counts the next one, in the same transaction, and who comes second begins anew.
 */
export class Counting extends RecurringWork {
  readonly #options: Options;

  constructor(options: Options) {
    super(EVERY_MS);
    this.#options = options;
  }

  protected override async work(): Promise<void> {
    try {
      while (!this.isStopped && (await countNext(this.#options.tables)));
    } catch (error) {
      // What is left is counted the next time.
      this.#options.log.error({ err: error }, 'matches that are over cannot be counted');
    }
  }
}

/** Counts the first match that is to be counted. @returns whether there was one */
export const countNext = async (tables: Tables): Promise<boolean> => {
  // The number first: whatever is read after it is as old as that, or the write finds another number there.
  const [last] = await tables.rows<{ number: number; changes: number }>(LAST);
  const { number, changes } = last!;
  const [next] = await tables.rows<{ match: string; what: string }>(NEXT);
  if (next === undefined) return false;
  const ended = JSON.parse(next.what) as EndedMatch;
  const members = ended.seats.flatMap(({ member }) => member ?? []);
  const before = ended.rated ? await ratingsOf(tables, ended, members) : new Map();
  const { seats, ratings } = count(ended, before);
  await tables.write(
    [RAISE, number, changes],
    [COUNTED, ended.match],
    [ADD, number + 1, ended.match, ended.game, ended.pace, Number(ended.rated), ended.endedAt],
    ...seats.map(seat => resultStep(number + 1, seat)),
    ...seats.flatMap(({ member, rank }) => (member === null ? [] : [oneMore(member, ended.game, rank)])),
    ...[...ratings].map(([member, rating]) => ratingStep(member, ended, rating)),
  );
  return true;
};

const ratingsOf = async (
  tables: Tables,
  { game, pace }: EndedMatch,
  members: readonly string[],
): Promise<ReadonlyMap<string, Rating>> => {
  const found = await Promise.all(
    members.map(async member => {
      const [rating] = await tables.rows<Rating>(RATING, member, game, pace);
      return rating === undefined ? [] : [[member, rating] as const];
    }),
  );
  return new Map(found.flat());
};

const resultStep = (number: number, { seat, member, bot, rank, score, after }: CountedSeat): TableStep => [
  'INSERT INTO result (number, seat, member, bot, rank, score, mu, sigma) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)',
  ...[number, seat, member, bot, rank, score, after?.mu ?? null, after?.sigma ?? null],
];

/** A rating in the place of that which was there. Who is a member no more stands in no list by it. */
export const ratingStep = (
  member: string,
  { game, pace }: Pick<EndedMatch, 'game' | 'pace'>,
  rating: Rating,
): TableStep => [
  `INSERT INTO rating (member, game, pace, mu, sigma, least, matches, is_former)
   VALUES ($1, $2, $3, $4, $5, $6, $7, CASE WHEN EXISTS (SELECT 1 FROM member WHERE id = $1) THEN 0 ELSE 1 END)
   ON CONFLICT (member, game, pace) DO UPDATE
   SET mu = excluded.mu, sigma = excluded.sigma, least = excluded.least, matches = excluded.matches`,
  ...[member, game, pace, rating.mu, rating.sigma, leastOf(rating), rating.matches],
];

export const LAST = 'SELECT number, changes FROM tally';
const NEXT = 'SELECT match, what FROM uncounted ORDER BY ended_at, match LIMIT 1';
const RATING = 'SELECT mu, sigma, matches FROM rating WHERE member = $1 AND game = $2 AND pace = $3';
const RAISE = 'UPDATE tally SET number = number + 1 WHERE number = $1 AND changes = $2';
const COUNTED = 'DELETE FROM uncounted WHERE match = $1';
const ADD =
  'INSERT INTO finished (number, match, game, pace, rated, ended_at) VALUES ($1, $2, $3, $4, $5, $6)';
