import type { Seat } from '../../game/shared/seats.ts';
import type { Tables } from '../tables.ts';

/** How many people one may block. */
const MOST_BLOCKED = 500;

/** Whom a member does not want to sit with, nor to read. */
export class Blocks {
  readonly #tables: Tables;

  constructor(tables: Tables) {
    this.#tables = tables;
  }

  /** @returns false where they were blocked before, or there is no room for more */
  add(member: string, blocked: string, now: number): Promise<boolean> {
    return this.#tables.write([
      `INSERT INTO block (member, blocked, since)
       SELECT CAST($1 AS TEXT), CAST($2 AS TEXT), CAST($3 AS BIGINT)
       WHERE (SELECT count(*) FROM block WHERE member = $1) < CAST($4 AS BIGINT)
       ON CONFLICT DO NOTHING`,
      member,
      blocked,
      now,
      MOST_BLOCKED,
    ]);
  }

  remove(member: string, blocked: string): Promise<boolean> {
    return this.#tables.write(['DELETE FROM block WHERE member = $1 AND blocked = $2', member, blocked]);
  }

  /** With the names they have now; those who are no members any more are left out. */
  of(
    member: string,
  ): Promise<readonly { readonly id: string; readonly name: string; readonly since: number }[]> {
    return this.#tables.rows(
      `SELECT member.id, member.name, block.since FROM block JOIN member ON member.id = block.blocked
       WHERE block.member = $1 ORDER BY block.since DESC, member.id`,
      member,
    );
  }

  async has(member: string, blocked: string): Promise<boolean> {
    const rows = await this.#tables.rows(
      'SELECT since FROM block WHERE member = $1 AND blocked = $2',
      member,
      blocked,
    );
    return rows.length > 0;
  }

  /** The seats of a match whose members have blocked whoever sits at this one, and so those of these members who watch it. */
  async seatsBlocking(
    matchID: string,
    speaker: Seat,
    watchers: readonly string[],
  ): Promise<ReadonlySet<Seat | string>> {
    const seats = await this.#seats(BLOCKING, matchID, speaker);
    if (watchers.length === 0) return new Set(seats);
    const rows = await this.#tables.rows<{ member: string }>(
      `SELECT block.member FROM member_seat AS own JOIN block ON block.blocked = own.member
       WHERE own.match_id = $1 AND own.seat = $2`,
      matchID,
      speaker,
    );
    const blocking = new Set(rows.map(({ member }) => member));
    return new Set([...seats, ...watchers.filter(member => blocking.has(member))]);
  }

  /** The seats of a match whose members are blocked by whoever sits at this one, or by a member who watches it. */
  async seatsBlockedBy(matchID: string, listener: Seat | string): Promise<ReadonlySet<Seat>> {
    return new Set(await this.#seats(typeof listener === 'string' ? BY_WATCHER : BLOCKED, matchID, listener));
  }

  async #seats(text: string, matchID: string, whose: Seat | string): Promise<readonly Seat[]> {
    const rows = await this.#tables.rows<{ seat: Seat }>(text, matchID, whose);
    return rows.map(row => row.seat);
  }

  /** The members who have blocked somebody. */
  async whoBlocks(blocked: string): Promise<readonly string[]> {
    const rows = await this.#tables.rows<{ member: string }>(
      'SELECT member FROM block WHERE blocked = $1',
      blocked,
    );
    return rows.map(({ member }) => member);
  }
}

/** By one seat of a match, the others of it between whose members somebody is blocked. */
const blockedThere = (own: string, other: string): string =>
  `SELECT other.seat FROM member_seat AS own
   JOIN member_seat AS other ON other.match_id = own.match_id AND other.seat <> own.seat
   JOIN block ON block.member = ${own}.member AND block.blocked = ${other}.member
   WHERE own.match_id = $1 AND own.seat = $2`;
const BLOCKING = blockedThere('other', 'own');
const BLOCKED = blockedThere('own', 'other');
/** The seats of a match whose members are blocked by a member who watches it. */
const BY_WATCHER = `SELECT other.seat FROM member_seat AS other
   JOIN block ON block.blocked = other.member AND block.member = $2
   WHERE other.match_id = $1`;
