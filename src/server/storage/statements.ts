import type { Database } from 'better-sqlite3';

type Filter = {
  readonly game: string | null;
  readonly finished: number | null;
  readonly after: number | null;
  readonly before: number | null;
  readonly limit: number;
};

/** Every statement the SQLite storage runs, prepared once. */
export const statementsOf = (db: Database) => ({
  addMatch: db.prepare<[id: string, game: string, unlisted: number, updatedAt: number, metadata: string]>(
    'INSERT INTO match (id, game, unlisted, finished, updated_at, metadata) VALUES (?, ?, ?, 0, ?, ?)',
  ),
  addState: db.prepare<[id: string, stateID: number, state: string]>(
    'INSERT INTO state (match_id, state_id, state) VALUES (?, ?, ?)',
  ),
  addInitialState: db.prepare<[id: string, state: string]>(
    'INSERT INTO initial_state (match_id, state) VALUES (?, ?)',
  ),
  appendEntry: db.prepare<[id: string, stateID: number, position: number, entry: string]>(
    'INSERT INTO log (match_id, state_id, position, entry) VALUES (?, ?, ?, ?)',
  ),
  /** Compare and set: changes nothing unless the stored state still has the number the new one was made from. */
  replaceState: db.prepare<[state: string, stateID: number, id: string, before: number]>(
    'UPDATE state SET state = ?, state_id = ? WHERE match_id = ? AND state_id = ?',
  ),
  replaceMetadata: db.prepare<[metadata: string, finished: number, updatedAt: number, id: string]>(
    'UPDATE match SET metadata = ?, finished = ?, updated_at = ? WHERE id = ?',
  ),
  removeMatch: db.prepare<[id: string]>('DELETE FROM match WHERE id = ?'),
  state: db.prepare<[id: string], string>('SELECT state FROM state WHERE match_id = ?').pluck(),
  initialState: db
    .prepare<[id: string], string>('SELECT state FROM initial_state WHERE match_id = ?')
    .pluck(),
  metadata: db.prepare<[id: string], string>('SELECT metadata FROM match WHERE id = ?').pluck(),
  log: db
    .prepare<[id: string], string>('SELECT entry FROM log WHERE match_id = ? ORDER BY state_id, position')
    .pluck(),
  entryAt: db
    .prepare<[id: string, stateID: number], string>(
      'SELECT entry FROM log WHERE match_id = ? AND state_id = ? ORDER BY position LIMIT 1',
    )
    .pluck(),
  unfinished: db.prepare<[], string>('SELECT id FROM match WHERE finished = 0').pluck(),
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
