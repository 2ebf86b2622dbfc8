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

/** Does nothing where the same write has been done before. */
export const CREATE = statement(
  'create',
  `INSERT INTO match (id, version, stage, since, updated_at, deadline, metadata, control, write_id, state,
     initial_state, game, unlisted, creator)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
);

/**
 * Compare and set, with all that belongs to it, in one statement: it gives a row if the match was still at the
 * version before, and does nothing at all otherwise. A claim ends with the deadline it was for, and who made a match is
 * forgotten at its end.
 */
export const COMMIT = statement(
  'commit',
  `WITH changed AS (
     UPDATE match SET version = $2, stage = $3, since = $4, updated_at = $5, deadline = $6, metadata = coalesce($7, metadata),
       control = $8, write_id = $9, state = coalesce($10, state), initial_state = coalesce(initial_state, $11),
       claimed_until = CASE WHEN deadline = $6 THEN claimed_until END,
       creator = CASE $3 WHEN 'finished' THEN NULL ELSE creator END
     WHERE id = $1 AND version = $12
     RETURNING id
   ), logged AS (
     INSERT INTO log (match_id, state_id, position, entry)
     SELECT changed.id, entry.* FROM changed, unnest($13::integer[], $14::integer[], $15::text[]) AS entry
   )
   SELECT id FROM changed`,
);
export const REMOVE = statement('remove', 'DELETE FROM match WHERE id = $1 AND version = $2 RETURNING id');
export const WRITTEN_BY = statement('written-by', 'SELECT write_id FROM match WHERE id = $1');

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
   ORDER BY match.since, id COLLATE "C" LIMIT $5`,
);
export const IN_PLAY = statement(
  'in-play',
  `SELECT (SELECT count(*)::int FROM match WHERE stage IN ('open', 'running')) AS all,
     (SELECT count(*)::int FROM match WHERE creator = $1) AS own`,
);
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
