import type { Database } from 'better-sqlite3';
import type { Place } from '../match/ports.ts';
import type { Stage } from '../match/stored-match.ts';
import type { DueRow, ListedRow, MatchRow } from './rows.ts';

type Filter = {
  readonly game: string;
  readonly stage: Stage;
  readonly since: number;
  readonly id: string;
  readonly sinceAfter: number;
  readonly changedAfter: number;
  readonly changedBefore: number;
  readonly limit: number;
};

type IdleFilter = {
  /** What `control` looks like. */
  readonly control: string;
  readonly stage: Stage;
  readonly since: number;
  readonly id: string;
  readonly before: number;
  readonly limit: number;
};

/** A page of a list, along its index. */
export const LISTED = `
  SELECT id, since, updated_at AS updatedAt, metadata FROM match
  WHERE unlisted = 0 AND game = :game AND stage = :stage
    AND (since, id) < (:since, :id) AND since > :sinceAfter
    AND updated_at > :changedAfter AND updated_at < :changedBefore
  ORDER BY since DESC, id DESC LIMIT :limit`;
/** No match has changed before it was where it is, so only those that came there long ago are looked at. */
export const IDLE = `
  SELECT id, since FROM match
  WHERE stage = :stage AND (since, id) > (:since, :id) AND since < :before AND updated_at < :before
    AND control LIKE :control
  ORDER BY since, id LIMIT :limit`;

/** How many matches a creator, and who stands below it, has made that are not finished. */
export const madeBy = (creator: string): string => `
  SELECT count(*) FROM match
  WHERE creator >= ${creator} AND creator < ${creator} || '0'
    AND (creator = ${creator} OR creator >= ${creator} || '/')`;

/** Every statement with which the SQLite storage reads, prepared once. What it writes is in `writes.ts`. */
export const statementsOf = (db: Database) => ({
  match: db.prepare<[id: string], MatchRow>(
    `SELECT version, updated_at AS updatedAt, metadata, control, state
     FROM match LEFT JOIN state ON state.match_id = match.id WHERE match.id = ?`,
  ),
  initialState: db
    .prepare<[id: string], string>('SELECT state FROM initial_state WHERE match_id = ?')
    .pluck(),
  log: db
    .prepare<[id: string], string>('SELECT entry FROM log WHERE match_id = ? ORDER BY state_id, position')
    .pluck(),
  version: db.prepare<[id: string], number>('SELECT version FROM match WHERE id = ?').pluck(),
  /** The ids as one JSON list, so that one statement serves any number of them. */
  versions: db.prepare<[ids: string], { id: string; version: number }>(
    'SELECT id, version FROM match WHERE id IN (SELECT value FROM json_each(?))',
  ),
  logPart: db
    .prepare<[id: string, after: number, before: number, limit: number], string>(
      `SELECT entry FROM log WHERE match_id = ? AND state_id >= ? AND state_id < ?
       ORDER BY state_id DESC, position DESC LIMIT ?`,
    )
    .pluck(),
  due: db.prepare<[now: number, after: number, key: number, limit: number], DueRow>(
    `SELECT id, version, deadline, rowid AS key FROM match
     WHERE deadline <= ? AND (deadline, rowid) > (?, ?) ORDER BY deadline, rowid LIMIT ?`,
  ),
  nextDeadline: db
    .prepare<[now: number], number | null>('SELECT min(deadline) FROM match WHERE deadline > ?')
    .pluck(),
  listed: db.prepare<[Filter], ListedRow>(LISTED),
  idle: db.prepare<[IdleFilter], Place>(IDLE),
  inPlay: db.prepare<[], number>("SELECT count(*) FROM match WHERE stage IN ('open', 'running')").pluck(),
  madeBy: db.prepare<[{ creator: string }], number>(madeBy(':creator')).pluck(),
  secret: db.prepare<[], string>('SELECT value FROM secret').pluck(),
});
