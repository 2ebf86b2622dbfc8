import type { Database } from 'better-sqlite3';

/** The version of the tables below, kept in the file as `user_version`. */
export const SCHEMA_VERSION = 1;

/** A database this server cannot use. The message says which file and what to do. */
export class UnusableDatabase extends Error {}

/**
 * The state changes with every move and stands alone in its row, so that a move rewrites nothing else;
 * what the match began with is stored once, and each move adds its own row to the log.
 */
const TABLES = `
  CREATE TABLE match (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    unlisted INTEGER NOT NULL,
    finished INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    metadata TEXT NOT NULL
  ) STRICT;
  CREATE INDEX match_by_game ON match (game, finished, updated_at);
  CREATE TABLE state (
    match_id TEXT PRIMARY KEY REFERENCES match (id) ON DELETE CASCADE,
    state_id INTEGER NOT NULL,
    state TEXT NOT NULL
  ) STRICT;
  CREATE TABLE initial_state (
    match_id TEXT PRIMARY KEY REFERENCES match (id) ON DELETE CASCADE,
    state TEXT NOT NULL
  ) STRICT;
  CREATE TABLE log (
    match_id TEXT NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    state_id INTEGER NOT NULL,
    position INTEGER NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (match_id, state_id, position)
  ) STRICT, WITHOUT ROWID;
`;

/** Makes a fresh file ours and refuses one that is damaged or was written by a later version. @throws UnusableDatabase */
export const prepare = (db: Database, file: string): void => {
  const version = db.pragma('user_version', { simple: true });
  if (typeof version !== 'number' || version > SCHEMA_VERSION) {
    throw new UnusableDatabase(
      `${file} was written by a newer version of this server (tables version ${version}, this one knows ${SCHEMA_VERSION}): start the newer version, or choose another DATA_DIR`,
    );
  }
  const check = db.pragma('quick_check(1)', { simple: true });
  if (check !== 'ok') throw new UnusableDatabase(`${file} is damaged: ${check}`);
  if (version === 0) {
    db.transaction(() => {
      db.exec(TABLES);
      db.pragma(`user_version = ${SCHEMA_VERSION}`);
    }).immediate();
  }
};
