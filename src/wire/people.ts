import { z } from 'zod';
import { publicSeat } from './at-table.ts';
import { memberID, ownMember } from './members.ts';
import { listOf, matchID, seat, seatText } from './parts.ts';
import { memberRating } from './ratings.ts';

/** A member's seats, and other people: what the routes take and answer. */

const moment = z.number().min(0).meta({ title: 'Moment' });

/** More seats than a device keeps of matches that somebody may go back to. */
const SEATS_AT_ONCE = 60;
export const bringSeatsBody = z.strictObject({
  seats: z
    .array(
      z.strictObject({
        game: z.string().max(32),
        matchID,
        playerID: seatText,
        credentials: z.string().min(1).max(64),
      }),
    )
    .max(SEATS_AT_ONCE, `must be at most ${SEATS_AT_ONCE}`),
});
export const broughtSeats = z.strictObject({
  /** What became of each, in the order in which they were given: null, or why it is not the member’s. */
  refused: listOf(z.string().nullable()),
});

export const blockBody = z.strictObject({ member: memberID });
export const blocked = z.strictObject({
  blocked: listOf(z.strictObject({ id: memberID, name: z.string(), since: moment })),
});

/** A match under way, or a table that waits, as its desk shows it. */
const onDesk = z
  .strictObject({
    game: z.string(),
    matchID,
    seat,
    stage: z.enum(['open', 'running']),
    players: listOf(publicSeat),
    /** Whom the match waits for. */
    toAct: listOf(seat),
    /** It waits for the member. */
    isMine: z.boolean(),
    /** The milliseconds until the time of whoever is waited for is up, where there is a clock. */
    left: z.number().min(0).nullable(),
    /** When that is, by the server's clock. */
    until: moment.nullable(),
    pace: z.enum(['live', 'days', 'open']),
    /** When anything last changed. */
    since: moment,
  })
  .meta({ title: 'OnDesk' });
export const desk = z.strictObject({
  /** Those that wait for the member first, by the time that is left. */
  matches: listOf(onDesk),
});

/** How things stand with whoever is signed in, in one answer. */
export const now = z.strictObject({
  /** Of what was told: given as `known`, the answer waits until there is something else to tell. */
  mark: z.string(),
  /** Null where nothing has changed for 15 seconds. */
  told: z.strictObject({ member: ownMember, matches: listOf(onDesk) }).nullable(),
});

/** What a member may keep to themselves of what others see of them: by the setting `private-results`, say, with true. */
export const PRIVATE_PARTS = ['played', 'results', 'rivals', 'ratings'] as const;
export type PrivatePart = (typeof PRIVATE_PARTS)[number];

export const profile = z
  .strictObject({
    id: memberID,
    name: z.string(),
    since: moment,
    /** Until when they are on holiday. */
    holiday: moment.exactOptional(),
    /** Blocked by whoever asks. */
    isBlocked: z.literal(true).exactOptional(),
    /** What the member keeps to themselves: it is not there. */
    private: listOf(z.enum(PRIVATE_PARTS)),
    /** By game, how many matches were played to their end, and how many of them were won. */
    played: listOf(
      z.strictObject({ game: z.string(), matches: z.number(), won: z.number() }),
    ).exactOptional(),
    /** The last matches that are over, the latest first. */
    results: listOf(
      z.strictObject({
        /** Null where it is stored no more, or was a table by link alone. */
        matchID: matchID.nullable(),
        game: z.string(),
        endedAt: moment,
        rated: z.boolean(),
        /** 1: first; equals share a rank. Null: nobody was there at the end, and so nobody is before another. */
        rank: z.number().nullable(),
        seats: z.number(),
        score: z.number().nullable(),
      }),
    ).exactOptional(),
    /** Members met most often, with how often one came in before the other. */
    rivals: listOf(
      z.strictObject({
        id: memberID,
        name: z.string(),
        matches: z.number(),
        before: z.number(),
        behind: z.number(),
      }),
    ).exactOptional(),
    ratings: listOf(memberRating).exactOptional(),
  })
  .meta({ title: 'Profile' });

/** In milliseconds: no longer than the year of which its days are. */
export const LONGEST_HOLIDAY = 366 * 86_400_000;
export const holidayBody = z.strictObject({ until: z.int('must be a whole number').min(0).nullable() });
export const holiday = z.strictObject({
  /** Null: not on holiday. */
  until: moment.nullable(),
  /** Of this year (UTC). */
  daysLeft: z.number().min(0),
});
