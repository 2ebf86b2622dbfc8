import { beginningOf, type Day } from '../../site/day.ts';
import type { UNCOUNTED_TRIES } from '../../wire/daily.ts';
import type { TableStep, Tables } from '../tables.ts';

export type Uncounted = (typeof UNCOUNTED_TRIES)[number];

/** Somebody's try at a deal of the day. */
export type DailyTry = {
  readonly matchID: string;
  readonly uncounted: Uncounted | null;
  readonly beganAt: number;
  readonly endedAt: number | null;
  /** Null: it has not been played to its end. */
  readonly rank: number | null;
  readonly points: number | null;
};

/** Who is about to try. */
export type Trying = {
  readonly game: string;
  readonly day: Day;
  readonly matchID: string;
  readonly member: { readonly id: string; readonly since: number } | null;
  /** The hash of where they come from. */
  readonly address: string;
  readonly now: number;
};

/** So long a member who plays where another wants to begin is not disturbed. */
const UNDISTURBED_MS = 3_600_000;

/** Tries at the deals of the day: each is noted before anything of its deal is shown. */
export class DailyTries {
  readonly #tables: Tables;

  constructor(tables: Tables) {
    this.#tables = tables;
  }

  async ofMember(game: string, day: Day, member: string): Promise<DailyTry | null> {
    const [row] = await this.#tables.rows<DailyTry>(
      `${READ} WHERE game = $1 AND day = $2 AND member = $3`,
      ...[game, day, member],
    );
    return row ?? null;
  }

  /** The try that is played in a match, where it is one at this deal. */
  async ofMatch(game: string, day: Day, matchID: string): Promise<DailyTry | null> {
    const [row] = await this.#tables.rows<DailyTry>(
      `${READ} WHERE match = $1 AND game = $2 AND day = $3`,
      ...[matchID, game, day],
    );
    return row ?? null;
  }

  /**
   * Notes that somebody begins. The first try from an address is the one of it that may count; and as whoever begins after it could
   * play ahead for it, it counts only if it has ended by then.
   * @returns false where somebody plays there who is not to be disturbed
   */
  async begin({ game, day, matchID, member, address, now }: Trying): Promise<boolean> {
    const own = member?.id ?? null;
    const here = [game, day, address] as const;
    const uncounted = member === null ? 'guest' : member.since >= beginningOf(day) ? 'new' : null;
    const add: TableStep = [ADD, matchID, game, day, own, now];
    if (uncounted === null && (await this.#tables.write([CLAIM, ...here, matchID], add))) return true;
    const others = [...here, own, now - UNDISTURBED_MS] as const;
    await this.#tables.write(
      // Whoever else begins there at this moment comes before it, or behind.
      [CLAIM_IN_TURN, ...here, matchID],
      [ADD_BESIDE, ...others, matchID, uncounted ?? 'address', now],
      [DISTURB, ...others],
    );
    const noted = (await this.ofMatch(game, day, matchID)) ?? (own && (await this.ofMember(game, day, own)));
    return noted !== null;
  }
}

const READ = `SELECT match AS "matchID", uncounted, began_at AS "beganAt", ended_at AS "endedAt", rank, points
  FROM daily_try`;
/** A member's second one, from another device at the same moment, is none. */
const ADD = `INSERT INTO daily_try (match, game, day, member, began_at, held) VALUES ($1, $2, $3, $4, $5, 1)
  ON CONFLICT DO NOTHING`;
const CLAIM = `INSERT INTO daily_address (game, day, address, match) VALUES ($1, $2, $3, $4)
  ON CONFLICT (game, day, address) DO NOTHING`;
const CLAIM_IN_TURN = `INSERT INTO daily_address (game, day, address, match) VALUES ($1, $2, $3, $4)
  ON CONFLICT (game, day, address) DO UPDATE SET match = daily_address.match`;
/** Somebody else's try that counts so far and was the first from an address, as long as it is under way. */
const FIRST_HERE = `match = (SELECT match FROM daily_address WHERE game = $1 AND day = $2 AND address = $3)
  AND uncounted IS NULL AND ended_at IS NULL AND member IS DISTINCT FROM $4`;
const ADD_BESIDE = `INSERT INTO daily_try (match, game, day, member, uncounted, began_at, held)
  SELECT $6, $1, $2, $4, $7, $8, 1 WHERE NOT EXISTS (SELECT 1 FROM daily_try WHERE ${FIRST_HERE} AND began_at > $5)
  ON CONFLICT DO NOTHING`;
const DISTURB = `UPDATE daily_try SET uncounted = 'address' WHERE ${FIRST_HERE} AND began_at <= $5`;
