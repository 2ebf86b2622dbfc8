import type { Database } from 'better-sqlite3';
import type { DueMatch } from '../match/ports.ts';

type Filter = {
  readonly game: string | null;
  readonly finished: number | null;
  readonly after: number | null;
  readonly before: number | null;
  readonly limit: number;
};

type MatchRow = {
  readonly id: string;
  readonly version: number;
  readonly finished: number;
  readonly updatedAt: number;
  readonly deadline: number | null;
  readonly metadata: string;
  readonly control: string;
};

/** Every statement the SQLite storage runs, prepared once. */
export const statementsOf = (db: Database) => ({
  addMatch: db.prepare<[MatchRow & { readonly game: string; readonly unlisted: number }]>(
    `INSERT INTO match (id, game, unlisted, finished, updated_at, version, deadline, metadata, control)
     VALUES (:id, :game, :unlisted, :finished, :updatedAt, :version, :deadline, :metadata, :control)`,
  ),
  /** Compare and set: changes nothing unless the match is still at the version before. */
  replaceMatch: db.prepare<[MatchRow & { readonly before: number }]>(
    `UPDATE match SET version = :version, finished = :finished, updated_at = :updatedAt, deadline = :deadline,
       metadata = :metadata, control = :control
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
  listed: db
    .prepare<[Filter], string>(
      `SELECT id FROM match
       WHERE unlisted = 0
         AND (:game IS NULL OR game = :game)
         AND (:finished IS NULL OR finished = :finished)
         AND (:after IS NULL OR updated_at > :after)
         AND (:before IS NULL OR updated_at < :before)
       ORDER BY updated_at DESC LIMIT :limit`,
    )
    .pluck(),
});
