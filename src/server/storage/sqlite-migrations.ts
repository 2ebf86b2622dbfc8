import type Database from 'better-sqlite3';
import { SQLITE_ADDRESSES } from './address-tables.ts';
import { BOTS_AWAIT, BOTS_NEXT, BOTS_STREAM, SQLITE_BOTS, TAKEN_NAMES } from './bot-tables.ts';
import { SQLITE_DAILY, SQLITE_DAILY_TOLD } from './daily-tables.ts';
import { SQLITE_DUPLICATE_SEATS, SQLITE_DUPLICATES } from './duplicate-tables.ts';
import { PLAIN, withHashedCredentials } from './hashed-credentials.ts';
import {
  SEATS_TO_RENAME,
  SQLITE_HOLIDAYS,
  SQLITE_HOLIDAYS_TO_TELL,
  SQLITE_SEATS_TO_REKEY,
} from './member-tables.ts';
import { OPENINGS } from './opening-tables.ts';
import { SQLITE_PUT_ASIDE, SQLITE_RESULTS, SQLITE_TOTALS } from './result-tables.ts';
import { sqliteSkeletons } from './skeletons.ts';
import { BY_HOST_AND_OWNER, SQLITE_TOURNAMENTS, TOURNAMENT_WINNERS } from './tournament-tables.ts';

type Step = (db: Database.Database) => void;

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

const carriedOut =
  (text: string): Step =>
  db =>
    void db.exec(text);

/** Each makes its version of the tables from the one before; the first makes it of an empty file. */
export const SQLITE_MIGRATIONS: readonly Step[] = [
  first,
  second,
  third,
  fourth,
  members,
  memberSeats,
  noticeWishes,
  carriedOut(SQLITE_RESULTS),
  carriedOut(SQLITE_ADDRESSES),
  carriedOut(SQLITE_HOLIDAYS),
  carriedOut(SQLITE_HOLIDAYS_TO_TELL),
  carriedOut(SQLITE_DUPLICATES),
  carriedOut(SQLITE_TOURNAMENTS),
  carriedOut(SQLITE_DAILY),
  carriedOut(SQLITE_SEATS_TO_REKEY),
  carriedOut(SQLITE_BOTS),
  carriedOut(SQLITE_TOTALS),
  sqliteSkeletons,
  carriedOut(SQLITE_DAILY_TOLD),
  carriedOut(SQLITE_DUPLICATE_SEATS),
  carriedOut(TAKEN_NAMES),
  carriedOut(TOURNAMENT_WINNERS),
  carriedOut(BOTS_AWAIT),
  carriedOut(BOTS_NEXT),
  carriedOut(OPENINGS),
  carriedOut(BY_HOST_AND_OWNER),
  carriedOut(SEATS_TO_RENAME),
  carriedOut(SQLITE_PUT_ASIDE),
  carriedOut(BOTS_STREAM),
];
