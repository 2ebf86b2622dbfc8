import { z } from 'zod';
import { memberID } from './members.ts';
import { listOf, matchID } from './parts.ts';

/** How strong members are: what the routes of ratings answer. */

/** The paces that ratings are of: live, and by days or without a clock. */
export const RATED_PACES = ['live', 'slow'] as const;
export type RatedPace = (typeof RATED_PACES)[number];
const ratedPace = z.enum(RATED_PACES).meta({ title: 'RatedPace' });

const moment = z.number().min(0).meta({ title: 'Moment' });
const shownRating = z.strictObject({
  /** `mu − 2 sigma` on a scale of 1500 ± 500: so strong they are at least. */
  points: z.number(),
  /** How sure that is: `sigma` on the same scale. */
  spread: z.number(),
  /** How many rated matches it is of. */
  matches: z.number(),
  /** Of fewer than ten. */
  provisional: z.literal(true).exactOptional(),
});
/** A rating of somebody's. */
export const memberRating = shownRating
  .extend({ game: z.string(), pace: ratedPace })
  .meta({ title: 'MemberRating' });
/** A rated match of somebody's, and the rating after it. */
const ratedMatch = z
  .strictObject({
    /** Its number among all that were counted here. */
    number: z.number(),
    /** Null where it is known to those who have its link alone, or is not kept any more. */
    match: matchID.nullable(),
    endedAt: moment,
    /** As which they came in; equals share a rank. Null: nobody was there at the end. */
    rank: z.number().nullable(),
    points: z.number(),
    spread: z.number(),
  })
  .meta({ title: 'RatedMatch' });

const leader = shownRating.extend({
  place: z.number(),
  /** Null: one who keeps their ratings to themselves. */
  member: memberID.nullable(),
  name: z.string().nullable(),
});
export const leaders = z
  .strictObject({
    leaders: listOf(leader.meta({ title: 'Leader' })),
    /** For `after`; null: there is no more. */
    next: z.string().nullable(),
    /** How many stand in each list. */
    ranked: z.number(),
    provisional: z.number(),
    /** Where whoever asks stands, in the list to which they belong; null: a guest, or without a rated match. */
    own: shownRating.extend({ place: z.number() }).nullable(),
  })
  .meta({ title: 'Leaders' });
/** The last rated matches of a member, the first of them first. */
export const ratingHistory = z.strictObject({ matches: listOf(ratedMatch) });

/** What a rated match has made of the rating of a member at it. */
const newRating = z
  .strictObject({
    seat: z.number(),
    points: z.number(),
    spread: z.number(),
    /** Of the points; null: it was their first rated match of this game and pace. */
    change: z.number().nullable(),
  })
  .meta({ title: 'NewRating' });
export const matchRatings = z.strictObject({
  /** By seat, of all at it who let others see their ratings; null: the match is not counted as yet. */
  ratings: listOf(newRating).nullable(),
});
