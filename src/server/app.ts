import type http from 'node:http';
import type { AddressInfo } from 'node:net';
import { constants } from 'node:zlib';
import type { Context, Middleware } from 'koa';
import compress from 'koa-compress';
import { nanoid } from 'nanoid';
import { type Logger, pino } from 'pino';
import { GAME_IDS, loadRules } from '../game/index.ts';
import { Server } from './boardgame.ts';
import { botDriver } from './bots/bot-driver.ts';
import { thinkingPool } from './bots/pool.ts';
import type { Config } from './config.ts';
import { errorsAsJson, ownOriginsOnly, rateLimits, securityHeaders } from './http/protections.ts';
import { staticFiles } from './http/static-files.ts';
import { frameworkStorage } from './lobby/framework-storage.ts';
import { guardRoutes } from './lobby/guarded-routes.ts';
import { LobbyStream } from './lobby/lobby-stream.ts';
import { Matches } from './match/matches.ts';
import type { MatchStore, Publisher, Thinker } from './match/ports.ts';
import { newCredentials, sameSecret } from './match/seats.ts';
import { type ServedGame, serveGame } from './match/served-game.ts';
import { recordRoute } from './records/record-route.ts';
import { absences } from './schedule/absences.ts';
import { clocks } from './schedule/clocks.ts';
import { Scheduler } from './schedule/scheduler.ts';
import { lockDirectory } from './storage/directory-lock.ts';
import { openSqliteStore } from './storage/sqlite-store.ts';
import { Pages } from './transport/pages.ts';
import { socketTransport } from './transport/socket-transport.ts';

export type AppOptions = {
  readonly config: Config;
  /** The games to serve; by default all that are registered. */
  readonly games?: readonly ServedGame[];
  /** Who thinks for the bots; by default threads of this process. */
  readonly thinker?: Thinker;
  /** Answers, instead of the built client, whatever is not the server's own (development). */
  readonly pages?: Middleware;
};

/** The server before and after it listens. */
export type RunningApp = {
  readonly matches: Matches;
  readonly store: MatchStore;
  readonly pages: Pages;
  readonly log: Logger;
  /** Listens, and goes on with every match that is under way. With port 0 any free one. */
  readonly listen: (port: number) => Promise<{ readonly port: number; readonly server: http.Server }>;
  /** Ends what is under way, closes every connection and the storage. */
  readonly close: () => Promise<void>;
};

export const createApp = async (options: AppOptions): Promise<RunningApp> => {
  const { config } = options;
  const log = pino({ level: config.logLevel });
  const served =
    options.games ?? (await Promise.all(GAME_IDS.map(loadRules))).map(module => serveGame(module));
  const games = new Map(served.map(game => [game.name, game]));

  const store = await openStore(config, log);
  const thinker = options.thinker ?? thinkingPool(config.botThreads);
  const pages = new Pages();
  const stream = new LobbyStream(config.limits);
  const matches: Matches = new Matches({
    store,
    games,
    presence: pages,
    publisher: toPagesAndLobby(pages, stream),
    deadlines: { expect: deadline => scheduler.expect(deadline) },
    pace: { botDelay: config.botDelay, standInAfter: config.standInAfter, clockSecond: config.clockSecond },
  });
  const scheduler = new Scheduler({
    store,
    drivers: [botDriver(matches, thinker, log), absences(matches), clocks(matches)],
    review: ({ id }) => matches.send(id, { kind: 'review' }),
    log,
  });

  const transport = socketTransport({ config, log, games, matches, pages });
  const framework = Server({
    games: [...games.values()].map(({ game }) => game),
    db: frameworkStorage(matches) as never,
    transport,
    origins: [...config.origins],
    uuid: () => nanoid(11),
    generateCredentials: newCredentials,
    authenticateCredentials: (credentials, player) => sameSecret(credentials, player?.credentials),
  });

  const { app, router } = framework;
  app.proxy = config.trustProxy;
  app.on('error', error => {
    if (isGone(error)) log.debug({ err: error }, 'a visitor left before the answer was through');
    else log.error({ err: error }, 'a request failed');
  });
  for (const middleware of middlewareOf(options, log)) app.use(middleware as never);
  router.get('/lobby/stream', ctx => stream.open(ctx as unknown as Context));
  router.get('/games/:name/:id/record', recordRoute(matches) as never);
  guardRoutes(router, matches, log);

  let server: http.Server | undefined;
  return {
    matches,
    store,
    pages,
    log,
    listen: async port => {
      const running = await Promise.race([framework.run(port), transport.failure]);
      server = running.appServer;
      scheduler.start();
      return { port: (server.address() as AddressInfo).port, server };
    },
    close: async () => {
      scheduler.stop();
      stream.close();
      await transport.close();
      server?.closeAllConnections();
      await thinker.close();
      await matches.idle();
      await store.close();
    },
  };
};

/** A directory belongs to one server; a PostgreSQL database may be shared. The driver is loaded where it is used. */
const openStore = async ({ dataDir, databaseUrl }: Config, log: Logger): Promise<MatchStore> => {
  if (databaseUrl !== null) {
    const { openPostgresStore } = await import('./storage/postgres-store.ts');
    return openPostgresStore(databaseUrl, { log });
  }
  const unlock = dataDir === null ? () => {} : lockDirectory(dataDir);
  try {
    const store = openSqliteStore(dataDir);
    return { ...store, close: () => store.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
};

/** What pages hear, and for listed matches the lobby as well. */
const toPagesAndLobby = (pages: Pages, stream: LobbyStream): Publisher => ({
  publish: (published, tell) => {
    pages.publish(published, tell);
    const { gameName, unlisted } = published.match.data;
    if (unlisted !== true && tell.some(({ kind }) => kind === 'listing')) stream.changed(gameName);
  },
});

const middlewareOf = ({ config, pages }: AppOptions, log: Logger): readonly Middleware[] => [
  errorsAsJson(log),
  ...(pages ? [] : [securityHeaders()]),
  ownOriginsOnly(config),
  compress({
    threshold: 1024,
    br: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  }),
  health(),
  ...(pages ? [pages] : config.clientDir === null ? [] : [staticFiles(config.clientDir)]),
  rateLimits(config),
];

/** A page that is closed while it loads, or stops listening to the lobby, is nobody's fault. */
const GONE: ReadonlySet<unknown> = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE']);
const isGone = (error: { readonly code?: unknown }): boolean => GONE.has(error.code);

const health = (): Middleware => async (ctx, next) => {
  if (ctx.path !== '/health' || ctx.method !== 'GET') return next();
  ctx.set('cache-control', 'no-store');
  ctx.body = { status: 'ok' };
};
