import { z } from 'zod';
import type { GameMeta } from '../game/contract.ts';
import { tableBody } from './bodies.ts';
import { listOf, matchID, moveID, seat, stateID } from './parts.ts';
import { playerName } from './player-name.ts';
import { memberRating } from './ratings.ts';

/** Bots of others: how a member makes one, and what it asks and is told. */

/** So many bots a member may have, and so many matches a bot may play at once. */
export const BOTS_OF_MEMBER = 5;
export const MATCHES_OF_BOT = 8;

/** The id of a bot, which is no member's. */
export const BOT_ID = /^bot-[a-z0-9]{12}$/;
export const botID = z.string().regex(BOT_ID).meta({ title: 'BotID' });
const moment = z.number().min(0).meta({ title: 'Moment' });

export const newBotBody = z.strictObject({ name: playerName });

export const botAccount = z
  .strictObject({
    id: botID,
    name: z.string(),
    since: moment,
    /** How many matches it is at that are not over. */
    matches: z.number(),
    /** Of its matches with the house’s bots alone. */
    ratings: listOf(memberRating),
  })
  .meta({ title: 'BotAccount' });
export const botAccounts = z.strictObject({ bots: listOf(botAccount), most: z.number() });
/** The token is told this once. */
export const newBot = z.strictObject({ bot: botAccount, token: z.string() });
export const newToken = z.strictObject({ token: z.string() });

const bot = z.strictObject({
  id: botID,
  name: z.string(),
  /** The name of the member whose bot it is; null: it is nobody’s any more. */
  owner: z.string().nullable(),
  ratings: listOf(memberRating),
});

/** So many of a bot's latest matches are looked at. */
export const LATEST_OF_BOT = 500;

/** What everybody may know of a bot. */
export const publicBot = bot.extend({
  /** Of its latest 500 matches with the house's bots alone, by game, how many were played, and how many of them were won. */
  played: listOf(z.strictObject({ game: z.string(), matches: z.number(), won: z.number() })),
});

export const botTable = z
  .strictObject({ match: matchID, game: z.string(), seat })
  .meta({ title: 'BotTable' });
export const ownBot = bot.extend({ tables: listOf(botTable) });

/** A move: its name, then what it is about. */
export const botMove = z
  .tuple([z.string().max(32)], z.union([z.string().max(64), z.number()]))
  .refine(move => move.length <= 5, 'must have at most four arguments')
  .readonly()
  .meta({ title: 'Move' });

const turnOf = {
  ...botTable.shape,
  /** The number of the state: a move says in sight of which it is made. */
  state: stateID,
  /** What the seat sees, as its pages are shown it. */
  view: z.unknown(),
  /** Every move that is legal now. */
  legal: listOf(botMove),
  /** Milliseconds; null where nobody counts them. */
  left: z.number().min(0).nullable(),
};
/** What the stream says, one JSON object a line. */
export const botLine = z
  .discriminatedUnion('type', [
    z.strictObject({ type: z.literal('turn'), ...turnOf }),
    z.strictObject({
      type: z.literal('ended'),
      ...botTable.shape,
      winners: listOf(seat),
      /** By seat; null where it was broken off. */
      scores: listOf(z.number()).nullable(),
    }),
    z.strictObject({
      type: z.literal('gone'),
      ...botTable.shape,
      /** The table is no more, or the seat is not the bot’s any more. */
      reason: z.enum(['closed', 'sent-away']),
    }),
    /** Of a match that is over: the table has a next one, at which a seat is kept for the bot for two minutes. */
    z.strictObject({ type: z.literal('rematch'), ...botTable.shape, next: matchID }),
    /** The bot has opened another stream, at whichever server: this one ends, and whoever reads it is not to open it again. */
    z.strictObject({ type: z.literal('replaced') }),
  ])
  .meta({ title: 'BotLine' });
export type BotLine = z.infer<typeof botLine>;

/** A match as the bot sees it at this moment. */
export const botPosition = z.strictObject({
  ...botTable.shape,
  stage: z.enum(['open', 'running', 'over']),
  state: stateID.nullable(),
  view: z.unknown(),
  /** Empty where it is not its turn. */
  legal: listOf(botMove),
  left: z.number().min(0).nullable(),
});

/** As `create`, but that the table is unlisted unless it says otherwise. */
export const makeTableBody = (meta: GameMeta<object>) => tableBody(meta);
export const joinTableBody = z.strictObject({ seat: seat.optional() });
export const moveBody = z.strictObject({ state: stateID, move: botMove, id: moveID.optional() });
export const moveMade = z.strictObject({ answer: z.enum(['made', 'changed', 'repeated']) });
