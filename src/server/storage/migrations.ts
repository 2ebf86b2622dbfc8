import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { SQLITE_ADDRESSES } from './address-tables.ts';
import { SQLITE_BOTS } from './bot-tables.ts';
import { copyDatabase } from './copy.ts';
import { SQLITE_DAILY } from './daily-tables.ts';
import { SQLITE_DUPLICATES } from './duplicate-tables.ts';
import { PLAIN, withHashedCredentials } from './hashed-credentials.ts';
import { SQLITE_HOLIDAYS, SQLITE_HOLIDAYS_TO_TELL, SQLITE_SEATS_TO_REKEY } from './member-tables.ts';
import { SQLITE_RESULTS, SQLITE_TOTALS } from './result-tables.ts';
import { sqliteSkeletons } from './skeletons.ts';
import { SQLITE_TOURNAMENTS } from './tournament-tables.ts';
import { UnusableDatabase } from './unusable-database.ts';

/**
 * The state changes with every move and stands alone in its row, so that a move rewrites nothing else;
 * what the match began with is stored once, and each move adds its own row to the log.
 */
const first = (db: Database.Database): void => {
  db.exec(`
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
  `);
};

/**
 * A version of each match that every write raises, the deadlines the server waits for, and no deal before the last
 * seat is taken: what tables that still wait were dealt is thrown away, as nobody has played with it.
 */
const second = (db: Database.Database): void => {
  db.exec(`
    ALTER TABLE match ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
    ALTER TABLE match ADD COLUMN deadline INTEGER;
    ALTER TABLE match ADD COLUMN control TEXT NOT NULL
      DEFAULT '{"deadlines":{"bots":null,"absences":{},"clocks":{}},"acknowledged":{}}';
    CREATE INDEX match_by_deadline ON match (deadline) WHERE deadline IS NOT NULL;
    CREATE TEMP TABLE waiting AS
      SELECT id FROM match
      WHERE EXISTS (
        SELECT 1 FROM json_each(match.metadata, '$.players') AS player
        WHERE json_extract(player.value, '$.credentials') IS NULL
      );
    DELETE FROM state WHERE match_id IN (SELECT id FROM temp.waiting);
    DELETE FROM initial_state WHERE match_id IN (SELECT id FROM temp.waiting);
    -- Long past, so that every match under way is looked at once.
    UPDATE match SET deadline = 0 WHERE finished = 0 AND id NOT IN (SELECT id FROM temp.waiting);
    DROP TABLE temp.waiting;
  `);
};

/**
 * How far each match has come, and since when, so that lists, limits and retirement find theirs by an index that
 * moves do not touch; who made it, as long as it is played; and the secret by which that is told.
 */
const third = (db: Database.Database): void => {
  db.exec(`
    ALTER TABLE match ADD COLUMN stage TEXT NOT NULL DEFAULT 'open'
      CHECK (stage IN ('open', 'running', 'finished'));
    ALTER TABLE match ADD COLUMN since INTEGER NOT NULL DEFAULT 0;
    ALTER TABLE match ADD COLUMN creator TEXT;
    UPDATE match SET
      stage = CASE
        WHEN finished THEN 'finished'
        WHEN EXISTS (SELECT 1 FROM state WHERE match_id = match.id) THEN 'running'
        ELSE 'open'
      END,
      since = CASE WHEN finished THEN updated_at ELSE json_extract(metadata, '$.createdAt') END;
    DROP INDEX match_by_game;
    ALTER TABLE match DROP COLUMN finished;
    CREATE INDEX match_by_list ON match (game, stage, since, id) WHERE unlisted = 0;
    CREATE INDEX match_by_stage ON match (stage, since, id);
    CREATE INDEX match_by_creator ON match (creator) WHERE creator IS NOT NULL;
    CREATE TABLE secret (value TEXT NOT NULL) STRICT;
    INSERT INTO secret VALUES (hex(randomblob(32)));
  `);
};

/** No credentials in plain text. */
const fourth = (db: Database.Database): void => {
  const plain = new RegExp(PLAIN);
  db.function('is_plain', metadata => Number(plain.test(String(metadata))));
  db.function('hashed', metadata => withHashedCredentials(String(metadata)));
  db.exec('UPDATE match SET metadata = hashed(metadata) WHERE is_plain(metadata)');
};

/** Members, and by what they are known: of all that signs somebody in, hashes. */
const members = (db: Database.Database): void => {
  db.exec(`
    CREATE TABLE member (
      id TEXT PRIMARY KEY,
      name TEXT NOT NULL,
      skeleton TEXT NOT NULL UNIQUE,
      since INTEGER NOT NULL,
      settings TEXT NOT NULL
    ) STRICT;
    CREATE TABLE session (
      hash TEXT PRIMARY KEY,
      id TEXT NOT NULL UNIQUE,
      member TEXT NOT NULL REFERENCES member (id) ON DELETE CASCADE,
      device TEXT NOT NULL,
      since INTEGER NOT NULL,
      used_at INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX session_by_member ON session (member, used_at);
    CREATE TABLE passkey (
      id TEXT PRIMARY KEY,
      member TEXT NOT NULL REFERENCES member (id) ON DELETE CASCADE,
      public_key TEXT NOT NULL,
      counter INTEGER NOT NULL,
      transports TEXT NOT NULL,
      label TEXT NOT NULL,
      since INTEGER NOT NULL,
      used_at INTEGER
    ) STRICT;
    CREATE INDEX passkey_by_member ON passkey (member);
    CREATE TABLE recovery_code (
      member TEXT NOT NULL REFERENCES member (id) ON DELETE CASCADE,
      hash TEXT NOT NULL,
      salt TEXT NOT NULL,
      PRIMARY KEY (member, hash)
    ) STRICT;
    CREATE TABLE device_link (
      hash TEXT PRIMARY KEY,
      member TEXT NOT NULL REFERENCES member (id) ON DELETE CASCADE,
      until INTEGER NOT NULL
    ) STRICT;
    CREATE TABLE challenge (value TEXT PRIMARY KEY, until INTEGER NOT NULL, member TEXT) STRICT;
    CREATE TABLE swept (at INTEGER NOT NULL) STRICT;
    INSERT INTO swept VALUES (0);
  `);
};

/** Which seats are which member's, with the secret of each, sealed, for their other devices. */
const memberSeats = (db: Database.Database): void => {
  db.exec(`
    CREATE TABLE member_seat (
      match_id TEXT NOT NULL REFERENCES match (id) ON DELETE CASCADE,
      seat INTEGER NOT NULL,
      member TEXT NOT NULL,
      game TEXT NOT NULL,
      sealed TEXT NOT NULL,
      over_at INTEGER,
      PRIMARY KEY (match_id, seat)
    ) STRICT;
    CREATE INDEX member_seat_in_play ON member_seat (member) WHERE over_at IS NULL;
    CREATE INDEX member_seat_by_member ON member_seat (member, match_id);
    CREATE TABLE block (
      member TEXT NOT NULL,
      blocked TEXT NOT NULL,
      since INTEGER NOT NULL,
      PRIMARY KEY (member, blocked)
    ) STRICT;
    CREATE INDEX block_by_blocked ON block (blocked, member);
    CREATE TABLE leaving (member TEXT PRIMARY KEY, since INTEGER NOT NULL) STRICT;
  `);
};

/** How members want to be told of their turns. */
const noticeWishes = (db: Database.Database): void => {
  db.exec(`
    CREATE TABLE notice_wishes (
      member TEXT PRIMARY KEY REFERENCES member (id) ON DELETE CASCADE,
      version INTEGER NOT NULL,
      wishes TEXT NOT NULL
    ) STRICT;
  `);
};

const results = (db: Database.Database): void => void db.exec(SQLITE_RESULTS);

const addresses = (db: Database.Database): void => void db.exec(SQLITE_ADDRESSES);

const holidays = (db: Database.Database): void => void db.exec(SQLITE_HOLIDAYS);

const duplicates = (db: Database.Database): void => void db.exec(SQLITE_DUPLICATES);

const holidaysToTell = (db: Database.Database): void => void db.exec(SQLITE_HOLIDAYS_TO_TELL);

/** Each makes its version of the tables from the one before; the first makes it of an empty file. */
const MIGRATIONS: readonly ((db: Database.Database) => void)[] = [
  first,
  second,
  third,
  fourth,
  members,
  memberSeats,
  noticeWishes,
  results,
  addresses,
  holidays,
  holidaysToTell,
  duplicates,
  db => void db.exec(SQLITE_TOURNAMENTS),
  db => void db.exec(SQLITE_DAILY),
  db => void db.exec(SQLITE_SEATS_TO_REKEY),
  db => void db.exec(SQLITE_BOTS),
  db => void db.exec(SQLITE_TOTALS),
  sqliteSkeletons,
];

/** The version of the tables, kept in the file as `user_version`. */
export const SCHEMA_VERSION = MIGRATIONS.length;

/**
 * Brings a file to the present version, all of it or nothing, and refuses one that is damaged or was written by a
 * later version. What was there is put aside first, beside the file.
 * @param isSound it need not be read from end to end to see whether it is damaged
 * @throws UnusableDatabase
 */
export const migrate = (db: Database.Database, file: string, isSound = false): void => {
  const version = db.pragma('user_version', { simple: true }) as number;
  if (version > SCHEMA_VERSION) {
    throw new UnusableDatabase(
      `DATA_DIR: ${file} was written by a newer version of this server (tables version ${version}, this one knows ${SCHEMA_VERSION}): start the newer version, or choose another folder`,
    );
  }
  if (version < 0)
    throw new UnusableDatabase(`DATA_DIR: ${file} is no database of this server (tables version ${version})`);
  if (!isSound) {
    const check = db.pragma('quick_check(1)', { simple: true });
    if (check !== 'ok') throw new UnusableDatabase(`DATA_DIR: ${file} is damaged: ${check}`);
  }
  assertTables(db, file, version);
  if (version === SCHEMA_VERSION) return;
  if (version > 0) putAside(db, `${file}.version-${version}`);
  try {
    db.transaction(() => {
      for (const step of MIGRATIONS.slice(version)) step(db);
      db.pragma(`user_version = ${SCHEMA_VERSION}`);
    }).immediate();
  } catch (error) {
    const { code, message } = error as { readonly code?: string; readonly message: string };
    if (code !== 'SQLITE_ERROR') throw error;
    throw new UnusableDatabase(
      `DATA_DIR: the tables of ${file} cannot be brought from version ${version} to ${SCHEMA_VERSION}: ${message}: put a copy of it in its place, or choose another folder`,
      { cause: error },
    );
  }
  // What is written over stays in a file until it is made anew: such as credentials in plain text.
  if (version > 0 && version < 4) {
    db.exec('VACUUM');
    db.pragma('wal_checkpoint(TRUNCATE)');
  }
};

/**
 * Looks whether a file holds what its version says.
 * @param setting what the operator chose the file by
 * @throws UnusableDatabase
 */
export const assertTables = (
  db: Database.Database,
  file: string,
  version: number,
  setting = 'DATA_DIR',
): void => {
  const found = partsOf(db);
  if (version === 0 && found.size > 0) {
    throw new UnusableDatabase(
      `${setting}: ${file} holds tables, but its version says 0: it belongs to another program, or is damaged: put a copy of it in its place, or choose another folder`,
    );
  }
  const missing = [...partsAt(version)].find(part => !found.has(part));
  if (missing !== undefined) {
    const part = missing.includes('.') ? 'column' : 'table';
    throw new UnusableDatabase(
      `${setting}: ${file} is damaged: its ${part} ${missing} is missing: put a copy of it in its place, or choose another folder`,
    );
  }
};

/** What a file of this version has at least. */
const partsAt = (version: number): ReadonlySet<string> => {
  const db = new Database(':memory:');
  try {
    for (const step of MIGRATIONS.slice(0, version)) step(db);
    return partsOf(db);
  } finally {
    db.close();
  }
};

/** `table` and `table.column`, of all but what SQLite makes for itself. */
const partsOf = (db: Database.Database): ReadonlySet<string> => {
  const tables = db
    .prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .pluck()
    .all();
  const columns = db.prepare<[table: string], string>('SELECT name FROM pragma_table_info(?)').pluck();
  return new Set(tables.flatMap(table => [table, ...columns.all(table).map(column => `${table}.${column}`)]));
};

const putAside = (db: Database.Database, copy: string): void => {
  if (!existsSync(copy)) copyDatabase(db, copy);
};
