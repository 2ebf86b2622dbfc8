import { z } from 'zod';
import { incidents, publicSeat, votes } from './at-table.ts';
import { listOf, matchID, seat, seatText } from './parts.ts';

/** What the routes answer; of a match, what everybody may know of it. */

/** In milliseconds since 1970, by the server's clock. */
const moment = z.number().min(0).meta({ title: 'Moment' });
const credentials = z.string().min(1).max(64);

const match = z.strictObject({
  matchID,
  gameName: z.string(),
  players: listOf(publicSeat),
  setupData: z.record(z.string(), z.unknown()).readonly().exactOptional(),
  createdAt: moment.exactOptional(),
  updatedAt: moment.exactOptional(),
  /** What came of it, once it is over. */
  gameover: z.unknown().optional(),
});

const listedMatch = match
  .extend({
    /** Nobody who sits at this open table is there at the moment, as known some seconds ago. */
    unattended: z.literal(true).exactOptional(),
  })
  .meta({ title: 'Listed' });
/** The latest first; `next` is the key of the page behind it, or null. */
const listPage = z
  .strictObject({ matches: listOf(listedMatch), next: z.string().nullable() })
  .meta({ title: 'ListPage' });

const rematch = z
  .strictObject({
    of: matchID,
    by: z.string(),
    until: moment,
    series: z.strictObject({
      matches: z.number(),
      wins: listOf(z.strictObject({ name: z.string(), wins: z.number() })),
    }),
  })
  .meta({ title: 'Rematch' });
const storedMatch = match
  .extend({
    unlisted: z.boolean().exactOptional(),
    nextMatchID: matchID.exactOptional(),
    /** Who may change the table as long as it waits; tables of earlier versions have none: the first person at it. */
    host: seat.exactOptional(),
    /** The hash of what the match is dealt from (`docs/proof.md`). Matches of earlier versions of the server have none. */
    commitment: z.string().exactOptional(),
    /** When bots take the free seats of a table that waits. */
    fillAt: moment.exactOptional(),
    /** When the host last changed the options of the table. */
    changedAt: moment.exactOptional(),
    /** Set where the match is the rematch of another. */
    rematch: rematch.exactOptional(),
    /** The tournament whose table this is, and in which round. */
    tournament: z.strictObject({ id: z.string(), round: z.number() }).exactOptional(),
    /** The deal that several tables play, where it is one of those. */
    deal: z.string().exactOptional(),
    /** Others may still play this deal: only who sits here is shown anything of the match. */
    heldBack: z.literal(true).exactOptional(),
    incidents: incidents.exactOptional(),
    votes: votes.exactOptional(),
  })
  .meta({ title: 'Match' });

export const games = listOf(z.string());
export const list = z.union([listPage, z.strictObject({ matches: listOf(storedMatch) })]);
export const lists = z.record(z.string(), z.record(z.string(), listPage));
export const oneMatch = storedMatch.extend({
  /** The seats that a match under way waits for. */
  toAct: listOf(seat).exactOptional(),
  /** The server's time, by which its other moments are to be understood. */
  now: moment,
});
export const created = z.strictObject({ matchID });
export const joined = z.strictObject({ playerID: seatText, playerCredentials: credentials });
export const seated = joined.extend({ matchID, playerName: z.string() });
export const claimed = joined.extend({ playerName: z.string() });
export const next = z.strictObject({ nextMatchID: matchID });
export const done = z.strictObject({});
export const offered = z.strictObject({ token: z.string(), seconds: z.number() });
export const pushKey = z.strictObject({ key: z.string() });
/** Where the site begins for others, as web addresses with a stroke at their end. */
export const siteAddress = z.strictObject({
  /** By a name that the server was told of. */
  public: z.string().nullable(),
  /** By its machine's address in its network, where it was asked for by a name that nobody else knows it by. */
  network: z.string().nullable(),
});
/** How a seat is told of its turn, on whatever device that was asked for. */
export const notified = z.strictObject({
  /** The addresses by which push services reach its devices. */
  push: listOf(z.string()),
  webhook: z.string().nullable(),
  /** A webhook that is called no more, as it answered with 404 or 410. */
  gone: z.string().nullable(),
  /** With which status the webhook was refused when it was called last; 0: nobody answered. */
  refused: z.number().nullable(),
  /** What came back when it was tried: its status, or 0. */
  answered: z.number().exactOptional(),
});
