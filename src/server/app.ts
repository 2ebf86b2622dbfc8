import type http from 'node:http';
import type { AddressInfo } from 'node:net';
import { constants } from 'node:zlib';
import type { Context, Middleware } from 'koa';
import compress from 'koa-compress';
import { nanoid } from 'nanoid';
import { type Logger, pino } from 'pino';
import { GAME_IDS, type GameId, loadBots, loadRules } from '../game/index.ts';
import { Server } from './boardgame.ts';
import { BotClerk } from './bots/bot-clerk.ts';
import type { Config } from './config.ts';
import type { House } from './house.ts';
import { errorsAsJson, ownOriginsOnly, rateLimits, securityHeaders } from './http/protections.ts';
import { staticFiles } from './http/static-files.ts';
import { KeyedMutex } from './keyed-mutex.ts';
import { guardRoutes } from './lobby/guarded-routes.ts';
import { LobbyStream } from './lobby/lobby-stream.ts';
import { newCredentials, sameSecret } from './lobby/seats.ts';
import { recordRoute } from './records/record-route.ts';
import { type GameToServe, serveGame } from './served-game.ts';
import { houseStore } from './storage/house-store.ts';
import type { MatchStore } from './storage/match-store.ts';
import { openSqliteStore } from './storage/sqlite-store.ts';
import { Rooms } from './transport/rooms.ts';
import { socketTransport } from './transport/socket-transport.ts';

export type AppOptions = {
  readonly config: Config;
  /** The games to serve; by default all that are registered. */
  readonly games?: readonly GameToServe[];
  /** Answers, instead of the built client, whatever is not the server's own (development). */
  readonly pages?: Middleware;
};

/** The server before and after it listens. */
export type RunningApp = {
  readonly house: House;
  readonly db: MatchStore;
  readonly log: Logger;
  /** Listens, and wakes the bots of every match that is not over. With port 0 any free one. */
  readonly listen: (port: number) => Promise<{ readonly port: number; readonly server: http.Server }>;
  /** Ends what is under way, closes every connection and the storage. */
  readonly close: () => Promise<void>;
};

const gameToServe = async (id: GameId): Promise<GameToServe> => ({
  ...(await loadRules(id)),
  bots: await loadBots(id),
});

export const createApp = async ({ config, games, pages }: AppOptions): Promise<RunningApp> => {
  const log = pino({ level: config.logLevel });
  const modules = games ?? (await Promise.all(GAME_IDS.map(gameToServe)));
  const served = modules.map(serveGame);
  const rooms = new Rooms();
  const stream = new LobbyStream(config.limits);
  const sqlite = openSqliteStore(config.dataDir);
  const store = houseStore(sqlite, rooms, (matchID, match) => {
    house.wake(matchID);
    if (match.unlisted !== true) house.listChanged(match.gameName);
  });

  const transport = socketTransport(() => house);
  // The framework's own object comes first, but reads of it come later: `house` is complete by then.
  const house: House = {
    config,
    log,
    games: new Map(served.map(game => [game.name, game])),
    store,
    mutex: new KeyedMutex(),
    rooms,
    get auth() {
      return framework.auth;
    },
    wake: matchID => clerk.wake(matchID),
    listChanged: game => stream.changed(game),
  };
  const clerk = new BotClerk(house);
  const framework = Server({
    games: served.map(({ game }) => game),
    db: store as never,
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
  const front: Middleware[] = [
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
  for (const middleware of front) app.use(middleware as never);
  router.get('/lobby/stream', ctx => stream.open(ctx as unknown as Context));
  router.get('/games/:name/:id/record', recordRoute(house) as never);
  guardRoutes(router, house);

  let server: http.Server | undefined;
  return {
    house,
    db: store,
    log,
    listen: async port => {
      const running = await Promise.race([framework.run(port), transport.failure]);
      server = running.appServer;
      await clerk.wakeAll();
      return { port: (server.address() as AddressInfo).port, server };
    },
    close: async () => {
      clerk.close();
      stream.close();
      await transport.close();
      server?.closeAllConnections();
      await house.mutex.idle();
      await store.close();
    },
  };
};

/** A page that is closed while it loads, or stops listening to the lobby, is nobody's fault. */
const GONE: ReadonlySet<unknown> = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE']);
const isGone = (error: { readonly code?: unknown }): boolean => GONE.has(error.code);

const health = (): Middleware => async (ctx, next) => {
  if (ctx.path !== '/health' || ctx.method !== 'GET') return next();
  ctx.set('cache-control', 'no-store');
  ctx.body = { status: 'ok' };
};
