import type { ClientBase } from 'pg';
import { POSTGRES_ADDRESSES } from './address-tables.ts';
import { BOTS_AWAIT, BOTS_NEXT, BOTS_STREAM, POSTGRES_BOTS, TAKEN_NAMES } from './bot-tables.ts';
import { POSTGRES_DAILY, POSTGRES_DAILY_TOLD } from './daily-tables.ts';
import { POSTGRES_DUPLICATE_SEATS, POSTGRES_DUPLICATES } from './duplicate-tables.ts';
import { PLAIN, withHashedCredentials } from './hashed-credentials.ts';
import {
  POSTGRES_HOLIDAYS,
  POSTGRES_HOLIDAYS_TO_TELL,
  POSTGRES_SEATS_TO_REKEY,
  SEATS_TO_RENAME,
} from './member-tables.ts';
import { OPENINGS } from './opening-tables.ts';
import { POSTGRES_PUT_ASIDE, POSTGRES_RESULTS, POSTGRES_TOTALS } from './result-tables.ts';
import { postgresSkeletons } from './skeletons.ts';
import { BY_HOST_AND_OWNER, POSTGRES_TOURNAMENTS, TOURNAMENT_WINNERS } from './tournament-tables.ts';
import { UnusableDatabase } from './unusable-database.ts';

/**
 * One row holds all of a match that changes, so that a write is one statement. Documents are `text`, not `jsonb`:
 * jsonb would sort their keys, and records must come back byte for byte; nothing is ever asked of their insides here.
 * `write_id` tells a write that was repeated after a cut connection whether it had been done. A claim belongs to
 * the deadline beside it: whoever holds it acts on that deadline until `claimed_until`, by the database's clock.
 */
const first = `
  CREATE TABLE match (
    id text PRIMARY KEY,
    game text NOT NULL,
    unlisted boolean NOT NULL,
    finished boolean NOT NULL,
    updated_at bigint NOT NULL,
    version integer NOT NULL,
    write_id uuid NOT NULL,
    deadline bigint,
    claimed_by uuid,
    claimed_until timestamptz,
    metadata text NOT NULL,
    control text NOT NULL,
    state text,
    initial_state text
  ) WITH (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.01);
  CREATE INDEX match_by_game ON match (game, finished, updated_at) WHERE NOT unlisted;
  CREATE INDEX match_by_deadline ON match (deadline) WHERE deadline IS NOT NULL;
  CREATE TABLE log (
    match_id text NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    state_id integer NOT NULL,
    position integer NOT NULL,
    entry text NOT NULL,
    PRIMARY KEY (match_id, state_id, position)
  );
`;

/**
 * How far each match has come, and since when, so that lists, limits and retirement find theirs by an index that
 * moves do not touch; who made it, as long as it is played; and the secret by which that is told. The moment is cut
 * out of its document as text: a name in there may hold what PostgreSQL takes for no JSON.
 */
const stages = `
  ALTER TABLE match
    ADD COLUMN stage text NOT NULL DEFAULT 'open' CHECK (stage IN ('open', 'running', 'finished')),
    ADD COLUMN since bigint NOT NULL DEFAULT 0,
    ADD COLUMN creator text;
  UPDATE match SET
    stage = CASE WHEN finished THEN 'finished' WHEN state IS NULL THEN 'open' ELSE 'running' END,
    since = CASE WHEN finished THEN updated_at
      ELSE coalesce(substring(metadata FROM '"createdAt":(\\d+)')::bigint, updated_at) END;
  ALTER TABLE match DROP COLUMN finished;
  ALTER TABLE match ALTER COLUMN stage DROP DEFAULT, ALTER COLUMN since DROP DEFAULT;
  CREATE INDEX match_by_list ON match (game, stage, since, id COLLATE "C") WHERE NOT unlisted;
  CREATE INDEX match_by_stage ON match (stage, since, id COLLATE "C");
  CREATE INDEX match_by_creator ON match (creator) WHERE creator IS NOT NULL;
  CREATE TABLE secret (value text NOT NULL);
  INSERT INTO secret VALUES (gen_random_uuid()::text || gen_random_uuid()::text);
`;

/** No credentials in plain text. A few matches at a time, as there may be many. */
const hashes = async (client: ClientBase): Promise<void> => {
  for (let last: string | undefined = ''; last !== undefined; ) {
    const { rows }: { rows: { id: string; metadata: string }[] } = await client.query(
      'SELECT id, metadata FROM match WHERE id > $1 AND metadata ~ $2 ORDER BY id LIMIT 1000',
      [last, PLAIN],
    );
    await client.query(
      `UPDATE match SET metadata = hashed.metadata
       FROM unnest($1::text[], $2::text[]) AS hashed (id, metadata) WHERE match.id = hashed.id`,
      [rows.map(({ id }) => id), rows.map(({ metadata }) => withHashedCredentials(metadata))],
    );
    last = rows.at(-1)?.id;
  }
};

/** Members, and by what they are known: of all that signs somebody in, hashes. */
const members = `
  CREATE TABLE member (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    skeleton TEXT NOT NULL UNIQUE,
    since BIGINT NOT NULL,
    settings TEXT NOT NULL
  );
  CREATE TABLE session (
    hash TEXT PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    member TEXT NOT NULL REFERENCES member (id) ON DELETE CASCADE,
    device TEXT NOT NULL,
    since BIGINT NOT NULL,
    used_at BIGINT NOT NULL
  );
  CREATE INDEX session_by_member ON session (member, used_at);
  CREATE TABLE passkey (
    id TEXT PRIMARY KEY,
    member TEXT NOT NULL REFERENCES member (id) ON DELETE CASCADE,
    public_key TEXT NOT NULL,
    counter BIGINT NOT NULL,
    transports TEXT NOT NULL,
    label TEXT NOT NULL,
    since BIGINT NOT NULL,
    used_at BIGINT
  );
  CREATE INDEX passkey_by_member ON passkey (member);
  CREATE TABLE recovery_code (
    member TEXT NOT NULL REFERENCES member (id) ON DELETE CASCADE,
    hash TEXT NOT NULL,
    salt TEXT NOT NULL,
    PRIMARY KEY (member, hash)
  );
  CREATE TABLE device_link (
    hash TEXT PRIMARY KEY,
    member TEXT NOT NULL REFERENCES member (id) ON DELETE CASCADE,
    until BIGINT NOT NULL
  );
  CREATE TABLE challenge (value TEXT PRIMARY KEY, until BIGINT NOT NULL, member TEXT);
  CREATE TABLE swept (at BIGINT NOT NULL);
  INSERT INTO swept VALUES (0);
`;

/** Which seats are which member's, with the secret of each, sealed, for their other devices. */
const memberSeats = `
  CREATE TABLE member_seat (
    match_id text NOT NULL REFERENCES match (id) ON DELETE CASCADE,
    seat integer NOT NULL,
    member text NOT NULL,
    game text NOT NULL,
    sealed text NOT NULL,
    over_at bigint,
    PRIMARY KEY (match_id, seat)
  );
  CREATE INDEX member_seat_in_play ON member_seat (member) WHERE over_at IS NULL;
  CREATE INDEX member_seat_by_member ON member_seat (member, match_id);
  CREATE TABLE block (
    member text NOT NULL,
    blocked text NOT NULL,
    since bigint NOT NULL,
    PRIMARY KEY (member, blocked)
  );
  CREATE INDEX block_by_blocked ON block (blocked, member);
  CREATE TABLE leaving (member text PRIMARY KEY, since bigint NOT NULL);
`;

/** How members want to be told of their turns. */
const noticeWishes = `
  CREATE TABLE notice_wishes (
    member text PRIMARY KEY REFERENCES member (id) ON DELETE CASCADE,
    version integer NOT NULL,
    wishes text NOT NULL
  );
`;

/** What makes a version of the tables: statements, or what has to be done outside the database. */
type Step = string | ((client: ClientBase) => Promise<void>);

/** Each makes its version of the tables from the one before; the first makes it of an empty database. */
export const POSTGRES_MIGRATIONS: readonly Step[] = [
  first,
  stages,
  hashes,
  members,
  memberSeats,
  noticeWishes,
  POSTGRES_RESULTS,
  POSTGRES_ADDRESSES,
  POSTGRES_HOLIDAYS,
  POSTGRES_HOLIDAYS_TO_TELL,
  POSTGRES_DUPLICATES,
  POSTGRES_TOURNAMENTS,
  POSTGRES_DAILY,
  POSTGRES_SEATS_TO_REKEY,
  POSTGRES_BOTS,
  POSTGRES_TOTALS,
  postgresSkeletons,
  POSTGRES_DAILY_TOLD,
  POSTGRES_DUPLICATE_SEATS,
  TAKEN_NAMES,
  TOURNAMENT_WINNERS,
  BOTS_AWAIT,
  BOTS_NEXT,
  OPENINGS,
  BY_HOST_AND_OWNER,
  SEATS_TO_RENAME,
  POSTGRES_PUT_ASIDE,
  BOTS_STREAM,
];

/** What the present version has. */
export const POSTGRES_TABLES: readonly string[] = POSTGRES_MIGRATIONS.flatMap(step =>
  typeof step === 'string' ? [...step.matchAll(/CREATE TABLE (\w+)/g)].map(([, table]) => table!) : [],
);

/** Held by whoever changes the tables: any number will do, if it is always the same. */
const MIGRATING = 7_265_001;

/**
 * Brings the tables to the present version, each version in a transaction of its own, while other nodes that start
 * at the same moment wait.
 * @param where the database's name in messages
 * @throws UnusableDatabase
 */
export const migratePostgres = async (
  client: ClientBase,
  where: string,
  migrations: readonly Step[] = POSTGRES_MIGRATIONS,
): Promise<void> => {
  while (await migrateOnce(client, where, migrations));
};

/** @returns whether there may be more to do */
const migrateOnce = async (
  client: ClientBase,
  where: string,
  migrations: readonly Step[],
): Promise<boolean> => {
  await client.query('BEGIN');
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATING]);
    const version = await versionOf(client);
    if (version > migrations.length) {
      throw new UnusableDatabase(
        `DATABASE_URL: ${where} was written by a newer version of this server (tables version ${version}, this one knows ${migrations.length}): start the newer version, or choose another database`,
      );
    }
    const step = migrations[version];
    if (step !== undefined) {
      await (typeof step === 'string' ? client.query(step) : step(client));
      if (version === 0) await client.query('CREATE TABLE schema_version (version integer NOT NULL)');
      await client.query(
        version === 0 ? 'INSERT INTO schema_version VALUES ($1)' : 'UPDATE schema_version SET version = $1',
        [version + 1],
      );
    }
    await client.query('COMMIT');
    return version + 1 < migrations.length;
  } catch (error) {
    // The transaction is gone with a connection that was cut.
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
};

const versionOf = async (client: ClientBase): Promise<number> => {
  const known = await client.query("SELECT to_regclass('schema_version') IS NOT NULL AS is_there");
  if (!known.rows[0].is_there) return 0;
  const { rows } = await client.query<{ version: number }>('SELECT version FROM schema_version');
  return rows[0]?.version ?? 0;
};
