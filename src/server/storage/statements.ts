import type { Database } from 'better-sqlite3';
import type { DueMatch, Place } from '../match/ports.ts';
import type { Stage } from '../match/stored-match.ts';

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
  readonly stage: Stage;
  readonly since: number;
  readonly id: string;
  readonly before: number;
  readonly limit: number;
};

type MatchRow = {
  readonly id: string;
  readonly version: number;
  readonly stage: Stage;
  readonly since: number;
  readonly updatedAt: number;
  readonly deadline: number | null;
  readonly metadata: string;
  readonly control: string;
};

/** A page of a list, along its index. */
export const LISTED = `
  SELECT id, since, metadata FROM match
  WHERE unlisted = 0 AND game = :game AND stage = :stage
    AND (since, id) < (:since, :id) AND since > :sinceAfter
    AND updated_at > :changedAfter AND updated_at < :changedBefore
  ORDER BY since DESC, id DESC LIMIT :limit`;
/** No match has changed before it was where it is, so only those that came there long ago are looked at. */
export const IDLE = `
  SELECT id, since FROM match
  WHERE stage = :stage AND (since, id) > (:since, :id) AND since < :before AND updated_at < :before
  ORDER BY since, id LIMIT :limit`;

type NewRow = MatchRow & {
  readonly game: string;
  readonly unlisted: number;
  readonly creator: string | null;
};

/** Every statement the SQLite storage runs, prepared once. */
export const statementsOf = (db: Database) => ({
  addMatch: db.prepare<[NewRow]>(
    `INSERT INTO match (id, game, unlisted, creator, stage, since, updated_at, version, deadline, metadata, control)
     VALUES (:id, :game, :unlisted, :creator, :stage, :since, :updatedAt, :version, :deadline, :metadata, :control)`,
  ),
  /** Compare and set: changes nothing unless the match is still at the version before. Who made it is forgotten at its end. */
  replaceMatch: db.prepare<[MatchRow & { readonly before: number }]>(
    `UPDATE match SET version = :version, stage = :stage, since = :since, updated_at = :updatedAt,
       deadline = :deadline, metadata = :metadata, control = :control,
       creator = CASE :stage WHEN 'finished' THEN NULL ELSE creator END
     WHERE id = :id AND version = :before`,
  ),
  removeMatch: db.prepare<[id: string, version: number]>('DELETE FROM match WHERE id = ? AND version = ?'),
  setState: db.prepare<[id: string, stateID: number, state: string]>(
    `INSERT INTO state (match_id, state_id, state) VALUES (?, ?, ?)
     ON CONFLICT (match_id) DO UPDATE SET state_id = excluded.state_id, state = excluded.state`,
  ),
  addInitialState: db.prepare<[id: string, state: string]>(
    'INSERT INTO initial_state (match_id, state) VALUES (?, ?)',
  ),
  appendEntry: db.prepare<[id: string, stateID: number, position: number, entry: string]>(
    'INSERT INTO log (match_id, state_id, position, entry) VALUES (?, ?, ?, ?)',
  ),
  match: db.prepare<
    [id: string],
    { version: number; metadata: string; control: string; state: string | null }
  >(
    `SELECT version, metadata, control, state
     FROM match LEFT JOIN state ON state.match_id = match.id WHERE match.id = ?`,
  ),
  initialState: db
    .prepare<[id: string], string>('SELECT state FROM initial_state WHERE match_id = ?')
    .pluck(),
  log: db
    .prepare<[id: string], string>('SELECT entry FROM log WHERE match_id = ? ORDER BY state_id, position')
    .pluck(),
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
  due: db.prepare<[now: number], DueMatch>(
    'SELECT id, version FROM match WHERE deadline <= ? ORDER BY deadline',
  ),
  nextDeadline: db
    .prepare<[now: number], number | null>('SELECT min(deadline) FROM match WHERE deadline > ?')
    .pluck(),
  listed: db.prepare<[Filter], { id: string; since: number; metadata: string }>(LISTED),
  idle: db.prepare<[IdleFilter], Place>(IDLE),
  inPlay: db.prepare<[], number>("SELECT count(*) FROM match WHERE stage IN ('open', 'running')").pluck(),
  madeBy: db.prepare<[creator: string], number>('SELECT count(*) FROM match WHERE creator = ?').pluck(),
  secret: db.prepare<[], string>('SELECT value FROM secret').pluck(),
});
