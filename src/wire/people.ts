import { z } from 'zod';
import { memberID } from './members.ts';
import { listOf, matchID, seatText } from './parts.ts';

/** A member's seats, and other people: what the routes take and answer. */

const moment = z.number().min(0).meta({ title: 'Moment' });

/** More seats than a device keeps of matches that somebody may go back to. */
export const SEATS_AT_ONCE = 60;
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
