import type { TableStep } from '../tables.ts';

/**
 * Names that members and bots have, each once, by what is left of them where it does not matter how they are written. Whoever
 * takes one writes that with what it is taken for: of two at once, a member and a bot, one finds it taken.
 */

/**
 * To be done before all else with it: changes nothing where the name is another's. A server of an older version, while one after
 * another is replaced, notes no names here: so those that members and bots go by count as well.
 * @param also what else has to hold, in SQL whose values are `$3` and on
 */
export const takeName = (
  holder: string,
  skeleton: string,
  also = '1 = 1',
  ...values: (string | number)[]
): TableStep => [
  `INSERT INTO taken_name (skeleton, holder) SELECT CAST($1 AS TEXT), CAST($2 AS TEXT)
   WHERE NOT EXISTS (SELECT 1 FROM member WHERE skeleton = $1 AND id <> $2)
   AND NOT EXISTS (SELECT 1 FROM bot_account WHERE skeleton = $1 AND id <> $2)
   AND ${also}
   ON CONFLICT (skeleton) DO UPDATE SET holder = excluded.holder WHERE taken_name.holder = excluded.holder`,
  ...[skeleton, holder, ...values],
];
/** Of the names that somebody had none is left but this, where it is theirs. */
export const keepName = (holder: string, skeleton: string): TableStep => [
  `DELETE FROM taken_name WHERE holder = $1 AND skeleton <> $2
   AND EXISTS (SELECT 1 FROM taken_name AS own WHERE own.holder = $1 AND own.skeleton = $2)`,
  ...[holder, skeleton],
];
export const freeNames = (holder: string): TableStep => ['DELETE FROM taken_name WHERE holder = $1', holder];
