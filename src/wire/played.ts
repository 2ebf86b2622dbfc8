import { z } from 'zod';
import { NAME_BYTES } from '../game/shared/name-length.ts';
import { listOf } from './parts.ts';

/** The matches somebody has played to their end, on whatever device: what its pages count, and know by a key of their own. */

/** So many are carried at a time, and so many are kept: the latest. */
export const PLAYED_AT_ONCE = 100;
export const PLAYED_KEPT = 1000;

const moment = z.int().min(0).max(8.64e15);
const text = z.string().min(1).max(NAME_BYTES);
const seat = z.int().min(0).max(8);

export const playedMatch = z
  .strictObject({
    key: z.string().min(1).max(100),
    game: z.string().min(1).max(40),
    ended: moment,
    players: listOf(z.strictObject({ name: text, bot: z.boolean(), score: z.number() })).refine(
      players => players.length >= 2 && players.length <= 9,
      'must be 2 to 9 players',
    ),
    winners: listOf(seat).refine(
      winners => winners.length >= 1 && winners.length <= 9,
      'must be 1 to 9 seats',
    ),
    own: seat.nullable(),
    online: z.string().min(1).max(100).optional(),
    resigned: seat.optional(),
    uncounted: z.string().max(40).optional(),
  })
  .meta({ title: 'PlayedMatch' });

export const playedBody = z.strictObject({
  matches: z
    .array(playedMatch, 'must be a list of matches')
    .max(PLAYED_AT_ONCE, `must be at most ${PLAYED_AT_ONCE}`),
});
/** The latest first. */
export const played = z.strictObject({ matches: listOf(playedMatch) });
