import { io, type Socket } from 'socket.io-client';
import { expect } from 'vitest';
import type { Bots } from '../../../src/game/contract.ts';
import { type AppOptions, createApp, type RunningApp } from '../../../src/server/app.ts';
import type { LogEntry, MatchData, MatchState } from '../../../src/server/boardgame.ts';
import { askBot } from '../../../src/server/bots/ask-bot.ts';
import { type Config, configFrom } from '../../../src/server/config.ts';
import { DEFAULT_LIMITS } from '../../../src/server/limits/limits.ts';
import type { Thinker } from '../../../src/server/match/ports.ts';
import type { ServedGame } from '../../../src/server/match/served-game.ts';
import { closeLater } from './closing.ts';
import { followPatches } from './follow-patches.ts';
import { readAll, readAnswer } from './told-wrong.ts';

export { closeLater, temporaryDirectory } from './closing.ts';

/** Limits nobody meets by playing fast. */
export const NO_LIMITS = {
  ...DEFAULT_LIMITS,
  messagesPerSecond: 1e6,
  messageBurst: 1e6,
  chatBurst: 1e6,
  requestsPerSecond: 1e6,
  readsPerMinute: 1e6,
  writesPerMinute: 1e6,
  createsPerMinute: 1e6,
  createsPerDay: 1e6,
  noticesPerMinute: 1e6,
  signInsPerMinute: 1e6,
  membersPerHour: 1e6,
  picturesPerMinute: 1e6,
  botRequestsPerMinute: 1e6,
  matchesPerAddress: 1e6,
  matchesPerMember: 1e6,
  matches: 1e6,
  socketsPerAddress: 1e4,
  connectionsPerAddress: 1e4,
  connectsPerMinute: 1e6,
};

export const TEST_CONFIG: Config = {
  ...configFrom({}),
  dataDir: null,
  clientDir: null,
  botDelay: 0,
  goneAfter: 0,
  logLevel: 'silent',
  limits: NO_LIMITS,
};

/** Everything that is stored of a match; throws where there is none. */
export type Stored = {
  readonly state: MatchState;
  readonly initialState: MatchState;
  readonly log: readonly LogEntry[];
  readonly metadata: MatchData;
};

export type TestServer = RunningApp & {
  readonly stored: (matchID: string) => Promise<Stored>;
  readonly url: string;
  readonly get: (path: string) => Promise<Answer>;
  readonly post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<Answer>;
};
// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
export type Answer = { readonly status: number; readonly body: any; readonly text: string };

/** A server on a free port of this machine, closed when the test is over. */
export const startServer = async (
  config: Partial<Config> = {},
  games?: readonly ServedGame[],
  bots?: Bots,
  thinker: Thinker = thinkingHere(bots),
  logTo?: AppOptions['logTo'],
): Promise<TestServer> => {
  const app = await createApp({
    config: { ...TEST_CONFIG, ...config },
    thinker,
    ...(games && { games }),
    ...(logTo && { logTo }),
  });
  const { port } = await app.listen(0);
  closeLater(app.close);
  const url = `http://127.0.0.1:${port}`;
  return {
    ...app,
    url,
    stored: id => storedOf(app, id),
    get: path => answerOf('GET', path, fetch(url + path, { headers: PLAIN })),
    post: (path, body, headers = {}) =>
      answerOf(
        'POST',
        path,
        fetch(url + path, {
          method: 'POST',
          headers: { ...PLAIN, 'content-type': 'application/json', ...headers },
          body: typeof body === 'string' ? body : JSON.stringify(body),
        }),
      ),
  };
};

/** Not packed, which would be most of what many an answer costs. */
const PLAIN = { 'accept-encoding': 'identity' };

/** Bots think in the process of the test, where they can be replaced and looked at. */
const thinkingHere = (bots?: Bots): Thinker => ({
  think: (game, bot, view, seat, chance) =>
    askBot({ game, bot, view, seat, chance }, ...(bots ? [async () => bots] : [])),
  close: async () => {},
});

const storedOf = async ({ store }: RunningApp, id: string): Promise<Stored> => {
  const match = await store.load(id);
  if (match === null) throw new Error(`match ${id} is not stored`);
  const { initialState, log } = await store.history(id);
  // Before a match has begun there is no state; tests that look at one mean a match that has.
  return { state: match.state!, initialState: initialState!, log, metadata: match.data };
};

const answerOf = async (method: string, path: string, request: Promise<Response>): Promise<Answer> => {
  const response = await request;
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  const body = isJson ? JSON.parse(text) : null;
  if (response.status === 200) readAnswer(method, path, body);
  return { status: response.status, text, body };
};

/** A raw socket of socket.io's client, to which patches are updates; closed when the test is over. */
export const openSocket = (
  url: string,
  game = 'priests-of-ra',
  extraHeaders: Record<string, string> = {},
  path = '/socket.io',
): Socket => {
  const socket = io(`${url}/${game}`, {
    path,
    transports: ['websocket'],
    forceNew: true,
    extraHeaders,
    reconnectionDelay: 50,
    reconnectionDelayMax: 100,
  });
  closeLater(() => socket.close());
  readAll(socket);
  return followPatches(socket);
};

/** Milliseconds after which what was waited for will not come: a busy machine must not fail a test. */
const PATIENCE = 60_000;

/** The arguments of the next event of this name. */
// biome-ignore lint/suspicious/noExplicitAny: tests look into messages of every shape
export const nextEvent = (socket: Socket, event: string): Promise<any[]> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no ${event} came`)), PATIENCE);
    socket.once(event, (...args) => {
      clearTimeout(timer);
      resolve(args);
    });
  });

/** What `look` finds, sooner or later, also on a machine that is busy with other things. */
export const eventually = <Found>(look: () => Found | Promise<Found>) =>
  expect.poll(look, { timeout: PATIENCE });
