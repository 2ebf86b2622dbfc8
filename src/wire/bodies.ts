import { z } from 'zod';
import type { GameMeta } from '../game/contract.ts';
import { BOT_AFTER, parseBotAfter } from '../game/shared/bots/bot-after.ts';
import { parseHints } from '../game/shared/bots/hints.ts';
import { maySit, parseBotLevel } from '../game/shared/bots/levels.ts';
import { LEAST_MEMBERS, parseRated, parseUndo } from '../game/shared/rated.ts';
import { CLOCK_FORMS, OUT_OF_TIME, parseClock, parseOutOfTime } from '../game/shared/table-clock.ts';
import { parseTalk, TALKS } from '../game/shared/talk.ts';
import { LONGEST_TIME, parseSecondsToAct, SHORTEST_TIME } from '../game/shared/time-limit.ts';
import { SEAT } from './parts.ts';
import { playerName } from './player-name.ts';

/** What the lobby's routes take. Anything else is refused with a sentence that names what is wrong. */

const seat = z
  .string('must be text')
  .regex(SEAT, 'must be the number of a seat, as text')
  .meta({ title: 'SeatText' });
const credentials = z.string('must be text').min(1, 'must not be empty').max(64, 'is too long');
const unlisted = z.boolean('must be true or false').optional();

/** Options of the table and the bots that sit at it, as `setupData` of a new match. */
export const setupDataSchema = (meta: GameMeta<object>, seats: number) =>
  z.record(z.string(), z.unknown(), 'must be an object').transform((data, context) => {
    const {
      bots: asked,
      secondsToAct,
      clock: kept,
      outOfTime: late,
      botAfter: waits,
      botLevel: level,
      talk: said,
      hints: advised,
      rated: counts,
      undo: takesBack,
      ...options
    } = data;
    const refuse = (path: string[], message: string) => {
      context.issues.push({ code: 'custom', path, message, input: data });
      return z.NEVER;
    };
    for (const option of meta.testOptions) {
      if (Object.hasOwn(options, option)) return refuse([option], 'is not an option of a table');
    }
    const parsed = meta.parseOptions(options);
    if ('error' in parsed) return refuse([], parsed.error);
    const seconds = secondsToAct === undefined ? undefined : parseSecondsToAct({ secondsToAct });
    if (seconds === null) {
      return refuse(
        ['secondsToAct'],
        `must be 0, for no clock, or a whole number from ${SHORTEST_TIME} to ${LONGEST_TIME}`,
      );
    }
    const clock = kept === undefined ? undefined : parseClock({ clock: kept });
    if (clock === null) return refuse(['clock'], `must be ${CLOCK_FORMS}`);
    if (clock !== undefined && (seconds ?? 0) > 0)
      return refuse(['clock'], 'a table has a clock, or so many seconds for each move, not both');
    const outOfTime = parseOutOfTime({ outOfTime: late });
    if (outOfTime === null) return refuse(['outOfTime'], `must be one of ${OUT_OF_TIME.join(', ')}`);
    const botAfter = parseBotAfter({ botAfter: waits });
    if (botAfter === null) return refuse(['botAfter'], `must be one of ${BOT_AFTER.join(', ')}`);
    const botLevel = parseBotLevel(meta, { botLevel: level });
    if (botLevel === null) return refuse(['botLevel'], `must be one of ${meta.bots.join(', ')}`);
    const talk = said === undefined ? undefined : parseTalk({ talk: said });
    if (talk === null) return refuse(['talk'], `must be one of ${TALKS.join(', ')}`);
    const hints = parseHints({ hints: advised });
    if (hints === null) return refuse(['hints'], 'must be true or false');
    const rated = parseRated({ rated: counts });
    if (rated === null) return refuse(['rated'], 'must be true or false');
    const undo = parseUndo({ undo: takesBack });
    if (undo === null) return refuse(['undo'], 'must be true or false');
    // Where a match counts, nobody is helped unless the table wants it so.
    const isUnaided = rated && 'helps' in meta.defaults && options.helps === undefined;
    const table = {
      ...options,
      ...(isUnaided && { helps: false }),
      ...(counts !== undefined && { rated }),
      ...(takesBack !== undefined && { undo }),
      ...(seconds !== undefined && { secondsToAct: seconds }),
      ...(clock !== undefined && { clock }),
      ...(outOfTime !== undefined && { outOfTime }),
      ...(botAfter !== undefined && { botAfter }),
      ...(botLevel !== undefined && { botLevel }),
      ...(talk !== undefined && { talk }),
      ...(advised !== undefined && { hints }),
    };
    if (asked === undefined) return table;
    if (typeof asked !== 'object' || asked === null || Array.isArray(asked)) {
      return refuse(['bots'], 'must be an object: the seat, then the name of the bot');
    }
    const bots: Record<string, string> = {};
    for (const [at, bot] of Object.entries(asked)) {
      if (!SEAT.test(at) || Number(at) >= seats) {
        return refuse(['bots', at], `is not a seat of this table: they are 0 to ${seats - 1}`);
      }
      if (typeof bot !== 'string' || !maySit(meta, bot)) {
        return refuse(
          ['bots', at],
          `there is no bot ${JSON.stringify(bot)}: they are ${meta.bots.join(', ')}`,
        );
      }
      bots[at] = bot;
    }
    if (Object.keys(bots).length === seats) {
      return refuse(['bots'], 'must leave a seat to a person: bots alone are no match');
    }
    if (rated && seats - Object.keys(bots).length < LEAST_MEMBERS) {
      return refuse(['bots'], `must leave ${LEAST_MEMBERS} seats to members where the match is rated`);
    }
    return { ...table, bots };
  });

const tableShape = (meta: GameMeta<object>) => {
  const { min, max } = meta.seats;
  const seats = z.int(`must be a whole number from ${min} to ${max}`);
  const numPlayers = seats.min(min, `must be at least ${min}`).max(max, `must be at most ${max}`);
  return z.strictObject({ numPlayers, setupData: z.unknown().optional(), unlisted });
};

type SetupData = z.infer<ReturnType<typeof setupDataSchema>>;

/** Reads the set-up data of a table, once it is known how many seats there are. */
const setUp =
  (meta: GameMeta<object>) =>
  <Body extends { readonly numPlayers: number; readonly setupData?: unknown }>(
    body: Body,
    context: z.RefinementCtx,
  ): Body & { readonly setupData: SetupData } => {
    if (body.setupData === undefined) return { ...body, setupData: {} };
    const { success, data, error } = setupDataSchema(meta, body.numPlayers).safeParse(body.setupData);
    if (success) return { ...body, setupData: data };
    for (const { path, message } of error.issues) {
      context.issues.push({ code: 'custom', path: ['setupData', ...path], message, input: body });
    }
    return z.NEVER;
  };

export const tableBody = (meta: GameMeta<object>) => tableShape(meta).transform(setUp(meta));
/** `playerName`: of whoever is going to sit down there at once. */
export const createBody = (meta: GameMeta<object>) =>
  tableShape(meta).extend({ playerName: playerName.optional() }).transform(setUp(meta));

/** Chosen at random by whoever asks, to be known again by: at least 120 bits. */
const KEY = /^[A-Za-z0-9_-]{20,64}$/;
export const REPEAT_KEY = 'must be 20 to 64 letters, digits, - or _';
export const repeatKey = z.string('must be text').regex(KEY, REPEAT_KEY);

export const quickBody = (meta: GameMeta<object>) => {
  const { min, max } = meta.seats;
  const wait = 'must be a whole number from 5 to 3600';
  const levels = `must be one of ${meta.bots.join(', ')}`;
  return z.strictObject({
    numPlayers: z
      .int('must be a whole number')
      .min(min, `must be at least ${min}`)
      .max(max, `must be at most ${max}`),
    playerName,
    fillAfter: z.int(wait).min(5, wait).max(3600, wait).optional(),
    botLevel: z.enum(meta.bots, levels).optional(),
    own: z
      .array(ownSeat, 'must be a list of seats')
      .max(OWN_SEATS, `must be at most ${OWN_SEATS}`)
      .optional(),
    browser: repeatKey.optional(),
  });
};

const OWN_SEATS = 50;
const ownSeat = z.strictObject({ matchID: z.string('must be text').max(64, 'is too long'), credentials });

export const joinBody = z.strictObject({
  playerID: seat.optional(),
  playerName,
  former: credentials.optional(),
});
export const leaveBody = z.strictObject({ playerID: seat, credentials });
export const playAgainBody = z.strictObject({ playerID: seat, credentials, unlisted });
export const updateBody = z.strictObject({ playerID: seat, credentials, newName: playerName });

export const voteBody = z.strictObject({ playerID: seat, credentials, against: seat });
/** Of a route that takes nothing. */
export const emptyBody = z.strictObject({});
/** What a link or a letter has brought: it works once. */
export const tokenBody = z.strictObject({ token: z.string('must be text').min(1).max(64, 'is too long') });

const bot = z.string('must be text').max(32, 'is too long');
const act = z.discriminatedUnion(
  'do',
  [
    z.strictObject({ do: z.literal('seat-bot'), at: seat, bot }),
    z.strictObject({ do: z.literal('free'), at: seat }),
    z.strictObject({ do: z.literal('options'), setupData: z.unknown() }),
    z.strictObject({ do: z.literal('start') }),
    z.strictObject({ do: z.literal('hand-on'), to: seat }),
    z.strictObject({ do: z.literal('close') }),
  ],
  'must be seat-bot, free, options, start, hand-on or close',
);
export const hostBody = z.strictObject({ playerID: seat, credentials, act });

/** The languages of what is sent to a seat. */
export const LANGUAGES = ['en', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];
export const webAddress = (protocols: readonly string[]) =>
  z
    .string()
    .max(500, 'is too long')
    .refine(
      text =>
        URL.canParse(text) && protocols.includes(new URL(text).protocol) && new URL(text).username === '',
      'must be a web address',
    );
const key = z.string().regex(/^[A-Za-z0-9_=-]{16,128}$/, 'must be a key');
const endpoint = webAddress(['https:', 'http:']);

/** A device as its push service knows it. */
export const pushDevice = z.strictObject({
  endpoint,
  keys: z.strictObject({ p256dh: key, auth: key }),
  language: z.enum(LANGUAGES).optional(),
});

export const notifyBody = z
  .strictObject({
    ...leaveBody.shape,
    push: pushDevice.optional(),
    noPush: endpoint.optional(),
    webhook: webAddress(['https:', 'http:']).nullable().optional(),
    language: z.enum(LANGUAGES).optional(),
    trial: z.literal(true).optional(),
  })
  .refine(
    ({ push, noPush, webhook, trial }) =>
      [push, noPush, webhook, trial].filter(part => part !== undefined).length <= 1,
    'no more than one of push, noPush, webhook and trial may be there',
  );
