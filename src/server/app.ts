import type http from 'node:http';
import type { AddressInfo } from 'node:net';
import { constants } from 'node:zlib';
import type { Context, Middleware } from 'koa';
import compress from 'koa-compress';
import { nanoid } from 'nanoid';
import type { DestinationStream, Logger } from 'pino';
import { GAME_IDS, loadRules } from '../game/index.ts';
import { Server } from './boardgame.ts';
import { botDriver } from './bots/bot-driver.ts';
import { thinkingPool } from './bots/pool.ts';
import type { Config } from './config.ts';
import { isBrokenOff } from './http/broken.ts';
import { health } from './http/health.ts';
import {
  errorsAsJson,
  ownHostsOnly,
  ownOriginsOnly,
  rateLimits,
  securityHeaders,
} from './http/protections.ts';
import { requestLog } from './http/request-log.ts';
import { staticFiles } from './http/static-files.ts';
import { Allowances } from './limits/allowance.ts';
import { Turns } from './limits/turns.ts';
import { Admission } from './lobby/admission.ts';
import { frameworkStorage } from './lobby/framework-storage.ts';
import { guardRoutes, listsRoute } from './lobby/guarded-routes.ts';
import { LobbyLists } from './lobby/lists.ts';
import { LobbyStream } from './lobby/lobby-stream.ts';
import { notifyRoutes } from './lobby/notify-routes.ts';
import { quickRoute } from './lobby/quick-match.ts';
import { Rematches } from './lobby/rematches.ts';
import { tableRoutes } from './lobby/table-routes.ts';
import { createLog } from './log.ts';
import { newCredentials, sameSecret } from './match/credentials.ts';
import { Matches } from './match/matches.ts';
import type { MatchStore, Publisher, Thinker } from './match/ports.ts';
import { type ServedGame, serveGame } from './match/served-game.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import type { OtherNodes } from './nodes/nodes.ts';
import { notices } from './notices/notices.ts';
import { pushKeysOf } from './notices/push-keys.ts';
import { pageTags } from './previews/page-tags.ts';
import { recordRoute } from './records/record-route.ts';
import { absences } from './schedule/absences.ts';
import { askings } from './schedule/askings.ts';
import { clocks } from './schedule/clocks.ts';
import { filling } from './schedule/filling.ts';
import { keptSeats } from './schedule/kept-seats.ts';
import { Retirement } from './schedule/retirement.ts';
import { Scheduler } from './schedule/scheduler.ts';
import { lockDirectory } from './storage/directory-lock.ts';
import { openSqliteStore } from './storage/sqlite-store.ts';
import { type Readiness, watchedStore } from './storage/watched-store.ts';
import { Pages } from './transport/pages.ts';
import type { MatchReader } from './transport/reading.ts';
import { Reviews } from './transport/reviews.ts';
import { socketTransport } from './transport/socket-transport.ts';

export type AppOptions = {
  readonly config: Config;
  /** The games to serve; by default all that are registered. */
  readonly games?: readonly ServedGame[];
  /** Who thinks for the bots; by default threads of this process. */
  readonly thinker?: Thinker;
  /** Answers, instead of the built client, whatever is not the server's own (development). */
  readonly pages?: Middleware;
  /** Where the log goes; by default to the standard output. */
  readonly logTo?: DestinationStream;
};

/** The server before and after it listens. */
export type RunningApp = {
  readonly matches: Matches;
  /** The storage as it is, with nobody between who watches it. */
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
  const log = createLog(config.logLevel, options.logTo);
  const served =
    options.games ?? (await Promise.all(GAME_IDS.map(loadRules))).map(module => serveGame(module));
  const games = new Map(served.map(game => [game.name, game]));

  const metrics = createMetrics(config.metricsToken);
  const { store: stored, unlock } = await openMatches(config, log, metrics.group);
  const { store, readiness } = watchedStore(metrics.measuredStore(stored), log);
  const thinker = metrics.measuredThinker(options.thinker ?? thinkingPool(config.botThreads));
  if (config.redisUrl !== null && config.databaseUrl === null)
    log.warn('REDIS_URL is of use only where several servers share a DATABASE_URL');
  const others = config.redisUrl === null ? null : await findOthers(config.redisUrl, log);
  const reader: MatchReader = {
    load: id => matches.load(id),
    log: (id, part) => matches.log(id, part),
    initialState: id => matches.initialState(id),
  };
  const pages = new Pages(
    reader,
    others === null ? undefined : { ...others.presence, ...others.watchers },
    config.goneAfter,
  );
  const stream = new LobbyStream(config);
  const listChanged = (game: string) => {
    lists.changed(game);
    stream.changed(game);
  };
  const matches: Matches = new Matches({
    store,
    games,
    presence: pages,
    publisher: toPagesAndLobby(pages, listChanged, others),
    deadlines: { expect: deadline => scheduler.expect(deadline) },
    meter: metrics.meter,
    pace: { botDelay: config.botDelay, standInAfter: config.standInAfter, clockSecond: config.clockSecond },
  });
  const pushKeys = async () => pushKeysOf(await store.secret());
  const reviews = new Reviews(matches);
  const lists = new LobbyLists(matches);
  const admission = new Admission(config, store);
  const rematches = new Rematches();
  const retirement = new Retirement({ store, matches, lifetimes: config.lifetimes, log });
  const scheduler = new Scheduler({
    store,
    known: found => matches.known(found),
    drivers: [
      botDriver(matches, thinker, log),
      absences(matches),
      clocks(matches),
      keptSeats(matches),
      filling(matches),
      askings(matches),
      notices({
        matches,
        presence: pages,
        keys: pushKeys,
        contact: config.origins[0] ?? 'mailto:nobody@example.invalid',
        allowPrivate: config.privateNotices,
        log,
      }),
    ],
    review: ({ id }) => matches.send(id, { kind: 'review' }),
    log,
  });

  const allowances = new Allowances(config.limits);
  const transport = socketTransport({
    config,
    allowances,
    turns: new Turns(),
    log,
    games,
    matches,
    pages,
    reviews,
    meter: metrics.wire,
    connections: others?.connections,
  });
  metrics.watch({
    sockets: transport.connected,
    pages: () => pages.counts(),
    streams: () => stream.size,
    busy: () => matches.busy,
    inPlay: async () => (await store.inPlay('')).all,
    isReady: async () => (await readiness.fault()) === null,
    isRedisUp: () => others?.link.isUp ?? true,
  });
  const framework = Server({
    games: [...games.values()].map(({ game }) => game),
    db: frameworkStorage(matches, admission, rematches) as never,
    transport,
    origins: [...config.origins],
    uuid: () => nanoid(11),
    generateCredentials: newCredentials,
    authenticateCredentials: (credentials, player) => sameSecret(credentials, player?.credentials),
  });

  const { app, router } = framework;
  app.on('error', error => {
    if (isBrokenOff(error)) log.debug({ err: error }, 'a visitor left before the answer was through');
    else log.error({ err: error }, 'a request failed');
  });
  for (const middleware of middlewareOf(options, readiness, metrics, log, matches))
    app.use(middleware as never);
  app.use(rateLimits(config, allowances, others?.link) as never);
  router.get('/lobby/stream', ctx => stream.open(ctx as unknown as Context));
  router.get('/lobby/lists', listsRoute(lists, [...games.keys()]) as never);
  router.get('/games/:name/:id/record', recordRoute(matches) as never);
  tableRoutes(router, matches);
  const showPicture = lazyPictures(matches);
  for (const path of ['/previews/:name', '/previews/:name/:id']) router.get(path, showPicture as never);
  notifyRoutes(router, matches, async () => (await pushKeys()).publicKey);
  router.post('/games/:name/quick', quickRoute(matches, admission, config.clockSecond) as never);
  guardRoutes(router, matches, lists, admission, rematches, log);

  return {
    matches,
    store: stored,
    pages,
    log,
    listen: async port => {
      const running = await Promise.race([framework.run(port), transport.failure]);
      const server = running.appServer;
      scheduler.start();
      retirement.start();
      others?.start({
        store,
        matches,
        pages,
        reviews,
        games: [...games.keys()],
        listChanged,
      });
      return { port: (server.address() as AddressInfo).port, server };
    },
    close: async () => {
      scheduler.stop();
      retirement.stop();
      others?.leave();
      stream.close();
      await transport.close();
      pages.close();
      reviews.close();
      await thinker.close();
      await matches.idle();
      others?.close();
      await store.close();
      unlock();
      metrics.close();
    },
  };
};

/** A directory belongs to one server; a PostgreSQL database may be shared. The driver is loaded where it is used. */
const openMatches = async (
  { dataDir, databaseUrl }: Config,
  log: Logger,
  measure: (writes: number) => void,
): Promise<{ readonly store: MatchStore; readonly unlock: () => void }> => {
  if (databaseUrl !== null) {
    const { openPostgresStore } = await import('./storage/postgres-store.ts');
    return { store: await openPostgresStore(databaseUrl, { log, measure }), unlock: () => {} };
  }
  if (dataDir === null) return { store: openSqliteStore(null, { measure }), unlock: () => {} };
  const unlock = lockDirectory(dataDir);
  try {
    return { store: openSqliteStore(dataDir, { measure }), unlock };
  } catch (error) {
    unlock();
    throw error;
  }
};

/** Loaded where it is used. */
const findOthers = async (redisUrl: string, log: Logger): Promise<OtherNodes> =>
  (await import('./nodes/nodes.ts')).joinNodes(redisUrl, log);

/** What draws pictures is loaded when the first one is asked for: in development it may not be there. */
const lazyPictures = (
  matches: Matches,
): ReturnType<typeof import('./previews/picture-route.ts').pictureRoute> => {
  let route: Promise<ReturnType<typeof import('./previews/picture-route.ts').pictureRoute>> | undefined;
  return async ctx => {
    route ??= import('./previews/picture-route.ts').then(({ pictureRoute }) => pictureRoute(matches));
    await (await route)(ctx);
  };
};

/** What pages hear, and for listed matches the lobby as well. */
const toPagesAndLobby = (
  pages: Pages,
  listChanged: (game: string) => void,
  others: OtherNodes | null,
): Publisher => ({
  publish: (published, tell) => {
    pages.publish(published, tell);
    others?.publish(published, tell);
    const { gameName, unlisted } = published.match.data;
    if (unlisted !== true && tell.some(({ kind }) => kind === 'listing')) listChanged(gameName);
  },
});

const middlewareOf = (
  { config, pages }: AppOptions,
  readiness: Readiness,
  metrics: Metrics,
  log: Logger,
  matches: Matches,
): readonly Middleware[] => [
  requestLog(log, metrics.request),
  errorsAsJson(log),
  ...(pages ? [] : [securityHeaders()]),
  ownHostsOnly(config),
  ownOriginsOnly(config),
  compress({
    threshold: 1024,
    br: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  }),
  health(readiness.fault),
  metrics.route,
  ...(pages
    ? [pages]
    : config.clientDir === null
      ? []
      : [staticFiles(config.clientDir, pageTags(config, config.clientDir, matches))]),
];
