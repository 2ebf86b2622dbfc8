import { availableParallelism } from 'node:os';
import { z } from 'zod';
import { publicOrigins } from './http/site-address.ts';
import { DEFAULT_LIMITS, type Limits } from './limits/limits.ts';
import type { Lifetimes } from './schedule/retirement.ts';
import { faultOfAddress } from './storage/postgres-address.ts';

/** How long is waited for whoever has connected, in milliseconds. */
export type Patience = {
  /** For all that a request begins with, and for the first of it. */
  readonly headers: number;
  /** For the whole of a request. */
  readonly request: number;
  /** How often connections are looked at. */
  readonly lookEvery: number;
  /** For a page to say, over a WebSocket, which game it comes to. */
  readonly arrival: number;
  /** For the answer to a ping, and how far apart those are. */
  readonly pong: number;
  readonly pingEvery: number;
  /** For a page to say goodbye too, once it is told that its connection ends. */
  readonly goodbye: number;
};

export const PATIENCE: Patience = {
  headers: 10_000,
  request: 15_000,
  lookEvery: 2000,
  arrival: 5000,
  pong: 12_000,
  pingEvery: 10_000,
  goodbye: 2000,
};

export type Config = {
  readonly port: number;
  /** The directory of the database, or null to keep everything in memory (tests). */
  readonly dataDir: string | null;
  /** The PostgreSQL database that keeps the matches instead of the directory, or null. A secret: it has a password. */
  readonly databaseUrl: string | null;
  /** The Redis by which several servers on one database tell each other what happens, or null. A secret as well. */
  readonly redisUrl: string | null;
  /** The built client, or null to serve none. */
  readonly clientDir: string | null;
  /** Where the site begins on its server: `/`, or a path with a stroke at both ends. */
  readonly basePath: string;
  /** Nobody is to find the site by a search engine. */
  readonly unlisted: boolean;
  /** Origins besides the server's own whose pages may use it. */
  readonly origins: readonly string[];
  /** Milliseconds a bot waits before each move, so that people can follow. */
  readonly botDelay: number;
  /** Milliseconds an absent player's turn is waited for while others sit at the table. */
  readonly standInAfter: number;
  /** Milliseconds after which a page that has lost its connection is taken to have gone: most are back before. */
  readonly goneAfter: number;
  /** Threads in which bots think. */
  readonly botThreads: number;
  /** Milliseconds of a second on the tables' clocks: a thousand, but where tests hurry them. */
  readonly clockSecond: number;
  /** How long matches are kept that nobody goes on with. */
  readonly lifetimes: Lifetimes;
  readonly logLevel: LogLevel;
  /** What whoever asks for `/metrics` has to show, or null: nobody is shown any. */
  readonly metricsToken: string | null;
  /** How many proxies of one's own stand in front, whose entries in `X-Forwarded-For` are believed. */
  readonly trustProxy: number;
  /** Notices may go to addresses that only this machine or its network can reach. */
  readonly privateNotices: boolean;
  /** The mail server that letters to members are given to, and from whom they are; null: none are sent. The first is a secret. */
  readonly smtpUrl: string | null;
  readonly mailFrom: string | null;
  readonly limits: Limits;
  readonly patience: Patience;
};

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const wholeNumber = (unit: string, min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number (${unit})`)
    .transform(Number)
    .refine(n => n >= min && n <= max, `must lie from ${min} to ${max} (${unit})`);

const origin = z.string().refine(text => URL.canParse(text) && new URL(text).origin === text, {
  error: issue => `${JSON.stringify(issue.input)} is not an origin such as https://games.example`,
});

const databaseUrl = z
  .string()
  .trim()
  .superRefine((text, ctx) => {
    const fault = faultOfAddress(text);
    if (fault !== null) ctx.addIssue({ code: 'custom', message: fault });
  });

/** Never repeats what it was given, as there may be a password in it. */
const redisUrl = z
  .string()
  .refine(
    text =>
      URL.canParse(text) &&
      /^rediss?:$/.test(new URL(text).protocol) &&
      new URL(text).hostname !== '' &&
      /^(\/\d*)?$/.test(new URL(text).pathname),
    'must be the address of a Redis, such as redis://:password@host:6379, or rediss:// with TLS',
  );

/** Never repeats what it was given either. A composition can hand on nothing but an empty word where none is given. */
const smtpUrl = z
  .string()
  .refine(
    text =>
      text === '' ||
      (URL.canParse(text) &&
        /^smtps?:$/.test(new URL(text).protocol) &&
        new URL(text).hostname !== '' &&
        /^\/?$/.test(new URL(text).pathname)),
    'must be the address of a mail server, such as smtp://user:password@host:587, or smtps:// with TLS from the start',
  );

const mailFrom = z
  .string()
  .regex(
    /^([^\r\n<>@"]* <[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)?$/,
    'must be a mail address, such as ra@games.example, or The House of Ra <ra@games.example>',
  );

const basePath = z
  .string()
  .regex(/^\/?([\w.~-]*[\w~-](\/|$))*$/, 'must be a path of letters, digits and - . _ ~, such as /ra/')
  .transform(path => `/${path}/`.replaceAll(/\/+/g, '/'));

const environment = z
  .object({
    PORT: wholeNumber('a port', 0, 65_535).default(8000),
    DATA_DIR: z.string().min(1, 'must name a directory').default('data'),
    DATABASE_URL: databaseUrl.optional(),
    REDIS_URL: redisUrl.optional(),
    BASE_PATH: basePath.default('/'),
    UNLISTED: z.enum(['0', '1'], 'must be 0 or 1').default('0'),
    ORIGINS: z
      .string()
      .transform(list => list.split(',').map(entry => entry.trim()))
      .transform(list => list.filter(entry => entry !== ''))
      .pipe(z.array(origin))
      .default([]),
    BOT_DELAY_MS: wholeNumber('milliseconds', 0, 60_000).default(900),
    STAND_IN_MS: wholeNumber('milliseconds', 0, 86_400_000).default(180_000),
    BOT_THREADS: wholeNumber('threads', 1, 64).default(Math.max(1, availableParallelism() - 1)),
    MESSAGES_PER_SECOND: wholeNumber('a second', 1, 100_000).default(DEFAULT_LIMITS.messagesPerSecond),
    CHATS_PER_TEN_SECONDS: wholeNumber('in ten seconds', 1, 1000).default(DEFAULT_LIMITS.chatBurst),
    CONNECTS_PER_MINUTE: wholeNumber('a minute', 1, 1_000_000).default(DEFAULT_LIMITS.connectsPerMinute),
    HELD_BYTES: wholeNumber('bytes', 100_000, 1_000_000_000).default(DEFAULT_LIMITS.heldBytes),
    MATCHES_PER_ADDRESS: wholeNumber('matches', 1, 1_000_000).default(DEFAULT_LIMITS.matchesPerAddress),
    MATCHES_PER_MEMBER: wholeNumber('matches', 1, 1_000_000).default(DEFAULT_LIMITS.matchesPerMember),
    BOT_REQUESTS_PER_MINUTE: wholeNumber('a minute', 1, 1_000_000).default(
      DEFAULT_LIMITS.botRequestsPerMinute,
    ),
    MATCHES_IN_PLAY: wholeNumber('matches', 1, 1_000_000).default(DEFAULT_LIMITS.matches),
    OPEN_TABLE_HOURS: wholeNumber('hours', 1, 8760).default(24),
    ABANDONED_DAYS: wholeNumber('days', 1, 3650).default(28),
    KEEP_FINISHED_DAYS: wholeNumber('days', 1, 36_500).optional(),
    LOG_LEVEL: z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` }).default('info'),
    METRICS_TOKEN: z
      .string()
      .regex(/^([\x21-\x7e]{16,})?$/, 'must be at least 16 letters, digits and signs, without spaces')
      .default(''),
    PRIVATE_NOTICES: z.enum(['0', '1'], 'must be 0 or 1').default('0'),
    TRUST_PROXY: wholeNumber('proxies in front', 0, 16).default(0),
    SMTP_URL: smtpUrl.default(''),
    MAIL_FROM: mailFrom.default(''),
  })
  .superRefine(({ SMTP_URL, MAIL_FROM, ORIGINS }, ctx) => {
    if (SMTP_URL === '') return;
    const refuse = (name: string, message: string) => ctx.addIssue({ code: 'custom', path: [name], message });
    if (MAIL_FROM === '') refuse('MAIL_FROM', 'must say from whom letters are, as SMTP_URL is set');
    // A link that named the site as whoever asked for the letter does could lead anywhere.
    if (publicOrigins(ORIGINS).length === 0)
      refuse(
        'ORIGINS',
        'must name the site as others reach it, as SMTP_URL is set: letters have links to it',
      );
  });

/** The variables that the server reads. */
export const VARIABLES: readonly string[] = Object.keys(environment.shape);

/** What they are where nobody has set them. */
export const UNSET: Readonly<Record<string, unknown>> = environment.parse({});

/** An environment the server cannot be started with. The message names each wrong variable and says why. */
export class ConfigError extends Error {}

/** The settings of the server out of its environment variables. @throws ConfigError */
export const configFrom = (env: Readonly<Record<string, string | undefined>>): Config => {
  const parsed = environment.safeParse(env);
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map(issue => `${String(issue.path[0])}: ${issue.message}`).join('\n'),
    );
  }
  const { data } = parsed;
  return {
    port: data.PORT,
    dataDir: data.DATA_DIR,
    databaseUrl: data.DATABASE_URL ?? null,
    redisUrl: data.REDIS_URL ?? null,
    clientDir: 'dist/client',
    basePath: data.BASE_PATH,
    unlisted: data.UNLISTED === '1',
    origins: data.ORIGINS,
    botDelay: data.BOT_DELAY_MS,
    standInAfter: data.STAND_IN_MS,
    goneAfter: 2000,
    botThreads: data.BOT_THREADS,
    clockSecond: 1000,
    lifetimes: {
      open: data.OPEN_TABLE_HOURS * HOUR,
      running: data.ABANDONED_DAYS * DAY,
      untouched: (3 / 4) * HOUR,
      finished: data.KEEP_FINISHED_DAYS === undefined ? null : data.KEEP_FINISHED_DAYS * DAY,
    },
    logLevel: data.LOG_LEVEL,
    // A composition can hand on nothing but an empty word where none is given.
    metricsToken: data.METRICS_TOKEN || null,
    trustProxy: data.TRUST_PROXY,
    privateNotices: data.PRIVATE_NOTICES === '1',
    smtpUrl: data.SMTP_URL || null,
    mailFrom: data.MAIL_FROM || null,
    patience: PATIENCE,
    limits: {
      ...DEFAULT_LIMITS,
      messagesPerSecond: data.MESSAGES_PER_SECOND,
      messageBurst: data.MESSAGES_PER_SECOND * 4,
      chatBurst: data.CHATS_PER_TEN_SECONDS,
      connectsPerMinute: data.CONNECTS_PER_MINUTE,
      heldBytes: data.HELD_BYTES,
      matchesPerAddress: data.MATCHES_PER_ADDRESS,
      createsPerDay:
        (DEFAULT_LIMITS.createsPerDay / DEFAULT_LIMITS.matchesPerAddress) * data.MATCHES_PER_ADDRESS,
      matchesPerMember: data.MATCHES_PER_MEMBER,
      botRequestsPerMinute: data.BOT_REQUESTS_PER_MINUTE,
      matches: data.MATCHES_IN_PLAY,
    },
  };
};
