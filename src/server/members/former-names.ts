import type { TableStep } from '../tables.ts';

/** So many of the names that a member had lead on to them. */
const MOST = 10;

/** A name that is somebody's leads to nobody else, nor when they have left. */
export const noFormerName = (holder: string, skeleton: string): TableStep => [
  `DELETE FROM former_name WHERE skeleton = $2
   AND EXISTS (SELECT 1 FROM taken_name WHERE holder = $1 AND taken_name.skeleton = $2)`,
  ...[holder, skeleton],
];

/** Before a member is called otherwise, where that name is theirs: the name of now is remembered. */
export const rememberName = (id: string, next: string, now: number): readonly TableStep[] => [
  [
    `INSERT INTO former_name (skeleton, name, member, given_up_at)
     SELECT skeleton, name, id, CAST($3 AS BIGINT) FROM member WHERE id = $1 AND skeleton <> $2
     AND EXISTS (SELECT 1 FROM taken_name WHERE holder = $1 AND taken_name.skeleton = $2)
     ON CONFLICT (skeleton) DO UPDATE
     SET name = excluded.name, member = excluded.member, given_up_at = excluded.given_up_at`,
    ...[id, next, now],
  ],
  [
    `DELETE FROM former_name WHERE member = $1 AND skeleton NOT IN (
       SELECT skeleton FROM former_name WHERE member = $1 ORDER BY given_up_at DESC, skeleton LIMIT ${MOST}
     )`,
    id,
  ],
];
