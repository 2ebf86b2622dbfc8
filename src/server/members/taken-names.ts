import type { TableStep } from '../tables.ts';

/**
 * Names that members and bots have, each once, by what is left of them where it does not matter how they are written. Whoever
 * takes one writes that with what it is taken for: of two at once, a member and a bot, one finds it taken.
 */

/** First of what is done with it: changes nothing where the name is another's. */
export const takeName = (holder: string, skeleton: string): TableStep => [
  `INSERT INTO taken_name (skeleton, holder) VALUES ($1, $2)
   ON CONFLICT (skeleton) DO UPDATE SET holder = excluded.holder WHERE taken_name.holder = excluded.holder`,
  ...[skeleton, holder],
];
/** Of the names that somebody had none is left but this. */
export const keepName = (holder: string, skeleton: string): TableStep => [
  'DELETE FROM taken_name WHERE holder = $1 AND skeleton <> $2',
  ...[holder, skeleton],
];
export const freeNames = (holder: string): TableStep => ['DELETE FROM taken_name WHERE holder = $1', holder];
