import { z } from 'zod';
import { joined } from './answers.ts';
import { memberID } from './members.ts';
import { listOf, matchID } from './parts.ts';
import { playerName } from './player-name.ts';

/** The deal of the day: what its routes take and answer. */

/** Of UTC: `2026-11-28`. */
const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .meta({ title: 'Day' });
const moment = z.number().min(0).meta({ title: 'Moment' });
/** 64 digits of hexadecimal: see `docs/proof.md`. */
const commitment = z.string().meta({ title: 'Commitment' });

/** Why a try is shown to whoever made it, and counts for nobody. */
export const UNCOUNTED_TRIES = ['guest', 'new', 'address'] as const;

const cameTo = {
  /** As which they came in at their table: 1 is the first, and equals share a rank. Null: not played to its end. */
  rank: z.number().nullable(),
  points: z.number().nullable(),
};
/** Somebody's try. */
const dailyTry = z
  .strictObject({
    matchID,
    /** It counts for nobody: a guest’s; a member’s who was none yet when the day began; or one that was not the first from its address. */
    uncounted: z.enum(UNCOUNTED_TRIES).exactOptional(),
    /** It can be gone on with. */
    isUnderWay: z.boolean(),
    /** Among those whose tries count. */
    place: z.number().nullable(),
    ...cameTo,
  })
  .meta({ title: 'DailyTry' });

const told = { seed: z.string(), salt: z.string() };

export const dailyOverview = z.strictObject({
  day,
  /** When it is over. */
  ends: moment,
  now: moment,
  /** On how many days in a row the member has played a deal to its end; null: a guest. */
  streak: z.number().nullable(),
  games: listOf(
    z
      .strictObject({
        game: z.string(),
        commitment,
        /** How many members have come to the end. */
        finished: z.number(),
        own: dailyTry.nullable(),
      })
      .meta({ title: 'DailyOfGame' }),
  ),
  /** Deals of the last days, whose seeds are told, the latest first. */
  earlier: listOf(z.strictObject({ game: z.string(), day, commitment, ...told })),
});

export const dailyTable = z.strictObject({
  day,
  ends: moment,
  now: moment,
  commitment,
  /** That of the day after, as long as this one is not over. */
  next: commitment.exactOptional(),
  /** Once the day is over. */
  told: z.strictObject(told).exactOptional(),
  /** Members whose tries count, the best first: at most a hundred. Those who broke off share the last place, once the day is over. */
  places: listOf(
    z
      .strictObject({
        place: z.number(),
        /** Null: one who keeps their results to themselves. */
        member: memberID.nullable(),
        name: z.string().nullable(),
        ...cameTo,
      })
      .meta({ title: 'DailyPlace' }),
  ),
  finished: z.number(),
  /** How many have begun, and not come to the end. */
  begun: z.number(),
  own: dailyTry.nullable(),
});

export const beginDailyBody = z.strictObject({ playerName });
export const begunDaily = joined.extend({
  matchID,
  playerName: z.string(),
  uncounted: z.enum(UNCOUNTED_TRIES).exactOptional(),
});
