import type { Logger } from 'pino';
import type { Calendar } from '../calendar.ts';
import { CannotStore } from '../match/ports.ts';
import { RecurringWork } from '../recurring-work.ts';
import { pauseAfter } from '../retries.ts';
import type { TableStep, Tables } from '../tables.ts';
import { type EndedMatch, storedEndedMatch } from './ended-match.ts';
import { type CountedSeat, count, type Rating } from './fold.ts';
import { leastOf } from './scale.ts';
import { oneMore } from './totals.ts';

/** So often it is looked whether there is something to count that another server has left. Milliseconds. */
const EVERY_MS = 10_000;
/** So much is kept of why. */
const MOST_TOLD = 300;

type Options = {
  readonly tables: Tables;
  readonly calendar: Pick<Calendar, 'now'>;
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
    const { tables, calendar, log } = this.#options;
    try {
      while (!this.isStopped) {
        const looked = await countNext(tables, await calendar.now());
        if (looked === null) return;
        const { match, fault } = looked;
        if (fault !== undefined)
          log.error({ err: fault, matchID: match }, 'a match that is over cannot be counted');
      }
    } catch (error) {
      // What is left is counted the next time.
      log.error({ err: error }, 'matches that are over cannot be counted');
    }
  }
}

/** A match that was to be counted; with why that cannot be, where it was put aside. */
type Looked = { readonly match: string; readonly fault?: unknown };

/**
 * Counts the first match that is to be counted. One that cannot be, as what is stored of it is damaged, say, is put aside, and
 * those behind it are counted before it.
 * @param now milliseconds since 1970
 * @returns null: there was none
 */
export const countNext = async (tables: Tables, now: number): Promise<Looked | null> => {
  // The number first: whatever is read after it is as old as that, or the write finds another number there.
  const [last] = await tables.rows<{ number: number; changes: number }>(LAST);
  const { number, changes } = last!;
  const [next] = await tables.rows<{ match: string; what: string; tries: number }>(NEXT, now);
  if (next === undefined) return null;
  const { match, what, tries } = next;
  try {
    await tables.write(...(await stepsFor(tables, storedEndedMatch(what), { number, changes })));
    return { match };
  } catch (error) {
    // Where the storage fails nothing is wrong with the match.
    if (error instanceof CannotStore) throw error;
    if (await tables.write([FORGET_COUNTED, match])) return { match };
    const why = String(error).replaceAll('\0', '').slice(0, MOST_TOLD);
    // Another server may have found out too.
    const isFirst = await tables.write([PUT_ASIDE, match, tries, now + pauseAfter(tries), why]);
    return isFirst ? { match, fault: error } : { match };
  }
};

const stepsFor = async (
  tables: Tables,
  ended: EndedMatch,
  { number, changes }: { readonly number: number; readonly changes: number },
): Promise<[TableStep, ...TableStep[]]> => {
  const members = ended.seats.flatMap(({ member }) => member ?? []);
  const before = ended.rated ? await ratingsOf(tables, ended, members) : new Map();
  const { seats, ratings } = count(ended, before);
  return [
    [RAISE, number, changes],
    [COUNTED, ended.match],
    [ADD, number + 1, ended.match, ended.game, ended.pace, Number(ended.rated), ended.endedAt],
    ...seats.map(seat => resultStep(number + 1, seat)),
    ...seats.flatMap(({ member, rank }) => (member === null ? [] : [oneMore(member, ended.game, rank)])),
    ...[...ratings].map(([member, rating]) => ratingStep(member, ended, rating)),
  ];
};

/** What could not be counted, the first to have ended first. */
export const putAside = (
  tables: Tables,
): Promise<readonly { readonly match: string; readonly tries: number; readonly fault: string }[]> =>
  tables.rows('SELECT match, tries, fault FROM uncounted WHERE fault IS NOT NULL ORDER BY ended_at, match');

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
const NEXT = 'SELECT match, what, tries FROM uncounted WHERE due_at <= $1 ORDER BY ended_at, match LIMIT 1';
const PUT_ASIDE = `UPDATE uncounted SET tries = tries + 1, due_at = $3, fault = $4 WHERE match = $1 AND tries = $2`;
/** It was counted already, though it was to be counted once more. */
const FORGET_COUNTED = `DELETE FROM uncounted WHERE match = $1
  AND EXISTS (SELECT 1 FROM finished WHERE finished.match = uncounted.match)`;
const RATING = 'SELECT mu, sigma, matches FROM rating WHERE member = $1 AND game = $2 AND pace = $3';
const RAISE = 'UPDATE tally SET number = number + 1 WHERE number = $1 AND changes = $2';
const COUNTED = 'DELETE FROM uncounted WHERE match = $1';
const ADD =
  'INSERT INTO finished (number, match, game, pace, rated, ended_at) VALUES ($1, $2, $3, $4, $5, $6)';
