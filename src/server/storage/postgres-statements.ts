/** A statement that each connection prepares once, under its name. */
export type Statement = { readonly name: string; readonly text: string };

const statement = (name: string, text: string): Statement => ({ name, text });

export const LOAD = statement(
  'load',
  'SELECT version, updated_at::float8 AS "updatedAt", metadata, control, state FROM match WHERE id = $1',
);
export const INITIAL_STATE = statement('initial-state', 'SELECT initial_state FROM match WHERE id = $1');
export const LOG = statement('log', 'SELECT entry FROM log WHERE match_id = $1 ORDER BY state_id, position');
export const LOG_PART = statement(
  'log-part',
  `SELECT entry FROM log WHERE match_id = $1 AND state_id >= $2 AND state_id < $3
   ORDER BY state_id DESC, position DESC LIMIT $4`,
);

export const VERSIONS = statement('versions', 'SELECT id, version FROM match WHERE id = ANY ($1::text[])');

/** How many matches a creator, and who stands below it, has made that are not finished. */
const madeBy = (creator: string): string =>
  `SELECT count(*)::int FROM match
   WHERE creator IS NOT NULL AND (creator = ${creator} OR starts_with(creator, ${creator} || '/'))`;

/** Nothing is added where a bound of the creator's is reached: $15 its bounds as JSON. */
export const CREATE = statement(
  'create',
  `INSERT INTO match (id, version, stage, since, updated_at, deadline, metadata, control, write_id, state,
     initial_state, game, unlisted, creator)
   SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14
   WHERE NOT EXISTS (
     SELECT FROM json_to_recordset($15::json) AS bound (creator text, most float8)
     WHERE (${madeBy('bound.creator')}) >= bound.most
   )`,
);
/** Until the transaction ends nobody else makes a match for the same: what counts them sees all that were made before. */
export const ONE_BY_ONE = 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))';

/** What a write puts in the place of what was there, and the version that has to be there. */
export const REPLACED = {
  id: 'text',
  version: 'integer',
  stage: 'text',
  since: 'bigint',
  updated_at: 'bigint',
  deadline: 'bigint',
  metadata: 'text',
  control: 'text',
  write_id: 'uuid',
  state: 'text',
  initial_state: 'text',
  before: 'integer',
} as const;
/** What it adds to the log. */
export const ADDED = { match_id: 'text', state_id: 'integer', position: 'integer', entry: 'text' } as const;

/** Rows out of one array of texts for each of their columns, of which the first is the parameter of this number. */
const rowsOf = (columns: Readonly<Record<string, string>>, first: number): string => {
  const names = Object.keys(columns);
  const typed = Object.entries(columns).map(([name, type]) => `${name}::${type}`);
  const arrays = names.map((_, i) => `$${first + i}::text[]`);
  return `SELECT ${typed.join(', ')} FROM unnest(${arrays.join(', ')}) AS given (${names.join(', ')})`;
};

/**
 * Compare and set, with all that belongs to it, for any number of matches: it gives the ids of those that were still at the
 * version before, and does nothing at all about the others. A claim ends with the deadline it was for, and who made a
 * match is forgotten at its end. Its values are an array for each column of `REPLACED`, and then of `ADDED`.
 */
export const COMMIT = statement(
  'commit',
  `WITH write AS (
     ${rowsOf(REPLACED, 1)}
   ), changed AS (
     UPDATE match SET version = write.version, stage = write.stage, since = write.since,
       updated_at = write.updated_at, deadline = write.deadline,
       metadata = coalesce(write.metadata, match.metadata), control = write.control, write_id = write.write_id,
       state = coalesce(write.state, match.state),
       initial_state = coalesce(match.initial_state, write.initial_state),
       claimed_until = CASE WHEN match.deadline = write.deadline THEN match.claimed_until END,
       creator = CASE write.stage WHEN 'finished' THEN NULL ELSE match.creator END
     FROM write WHERE match.id = write.id AND match.version = write.before
     RETURNING match.id
   ), logged AS (
     INSERT INTO log (match_id, state_id, position, entry)
     SELECT added.* FROM (${rowsOf(ADDED, 1 + Object.keys(REPLACED).length)}) AS added
     JOIN changed ON changed.id = added.match_id
   )
   SELECT id FROM changed`,
);

export const REMOVE = statement('remove', 'DELETE FROM match WHERE id = $1 AND version = $2 RETURNING id');
export const WRITTEN_BY = statement('written-by', 'SELECT write_id FROM match WHERE id = ANY ($1::text[])');

/** A page of a list, along its index. */
export const LISTED = statement(
  'listed',
  `SELECT id, since::float8, updated_at::float8 AS "updatedAt", metadata FROM match
   WHERE NOT unlisted AND game = $1 AND stage = $2 AND (since, id COLLATE "C") < ($3, $4) AND since > $5
     AND updated_at > $6 AND updated_at < $7
   ORDER BY match.since DESC, id COLLATE "C" DESC LIMIT $8`,
);
/** No match has changed before it was where it is, so only those that came there long ago are looked at. */
export const IDLE = statement(
  'idle',
  `SELECT id, since::float8 FROM match
   WHERE stage = $1 AND (since, id COLLATE "C") > ($2, $3) AND since < $4 AND updated_at < $4
     AND control LIKE $6
   ORDER BY match.since, id COLLATE "C" LIMIT $5`,
);
export const IN_PLAY = statement(
  'in-play',
  `SELECT (SELECT count(*)::int FROM match WHERE stage IN ('open', 'running')) AS all,
     ARRAY(
       SELECT (${madeBy('asked.creator')})
       FROM unnest($1::text[]) AS asked (creator)
     ) AS own`,
);
export const TIME = statement('time', 'SELECT floor(extract(epoch FROM clock_timestamp()) * 1000) AS now');
export const SECRET = statement('secret', 'SELECT value FROM secret');

/** How many matches one statement claims at most: none holds many rows for long. */
export const CLAIMED_AT_ONCE = 100;
const LEASE = "$3 * interval '1 millisecond'";
const BEHIND = 'deadline >= $4 AND (deadline > $4 OR id COLLATE "C" > $5)';

/**
 * Claims what is due and nobody's, or a dead node's, or nearly no longer ours, and gives it beside what is ours anyway.
 * A claim that is lost with a crash of the database costs nothing, so its commit does not wait for the disk.
 * $1 now by the caller's clock, $2 the node, $3 milliseconds of the lease, $4 and $5 the place before, $6 how many
 */
export const DUE = statement(
  'due',
  `WITH claimable AS (
     SELECT id FROM match
     WHERE deadline <= $1 AND ${BEHIND} AND (
       claimed_until IS NULL
       OR claimed_until <= statement_timestamp()
       OR claimed_by = $2 AND claimed_until <= statement_timestamp() + ${LEASE} / 2
     )
     ORDER BY deadline, id COLLATE "C" LIMIT $6 FOR UPDATE SKIP LOCKED
   ), claimed AS (
     UPDATE match SET claimed_by = $2, claimed_until = statement_timestamp() + ${LEASE}
     FROM claimable WHERE match.id = claimable.id
     RETURNING match.id, match.version, match.deadline
   ), ours AS (
     SELECT id, version, deadline FROM match
     WHERE deadline <= $1 AND ${BEHIND} AND claimed_by = $2
       AND claimed_until > statement_timestamp() + ${LEASE} / 2
     ORDER BY deadline, id COLLATE "C" LIMIT $6
   )
   SELECT id, version, deadline::float8, id AS key
   FROM (SELECT * FROM claimed UNION ALL SELECT * FROM ours) AS due,
     set_config('synchronous_commit', 'off', true) AS lazily
   ORDER BY due.deadline, id COLLATE "C" LIMIT $6`,
);

/** How soon what was due but could not be claimed at the moment is looked at again, in milliseconds. */
const SOON = 20;

/**
 * When to look again: at the next deadline, when another node's claim lapses, when one of ours is to be renewed, and
 * after $4 milliseconds in any case, as another node may have stored a nearer deadline meanwhile, and died.
 */
export const NEXT_DEADLINE = statement(
  'next-deadline',
  `SELECT least(
     (SELECT min(deadline) FROM match WHERE deadline > $1),
     (SELECT min($1 + greatest(${SOON}, ceil(1000 * extract(epoch FROM
         claimed_until - CASE WHEN claimed_by = $2 THEN ${LEASE} / 2 ELSE interval '0' END - statement_timestamp()
       ))))
      FROM match WHERE deadline <= $1),
     $1 + $4
   )::float8 AS at`,
);

/** A node that ends in order gives back what it has claimed. */
export const RELEASE = statement(
  'release',
  'UPDATE match SET claimed_until = NULL WHERE deadline IS NOT NULL AND claimed_by = $1',
);
