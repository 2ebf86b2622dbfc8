import type { Middleware } from 'koa';
import type { DestinationStream, Logger } from 'pino';
import { GAME_IDS, loadRules } from '../game/index.ts';
import { type RouteContext, Server } from './boardgame.ts';
import { botDriver } from './bots/bot-driver.ts';
import { thinkingPool } from './bots/pool.ts';
import { botsOfOthers } from './bots-of-others.ts';
import { calendarBy } from './calendar.ts';
import { agingClock, steadyClock } from './clock.ts';
import { besideMatches, type Club, clubIn, leaveClub, renameInClub } from './club.ts';
import type { Config } from './config.ts';
import { isBrokenOff } from './http/broken.ts';
import { LongPolls } from './http/long-polls.ts';
import { quickQueries, rateLimits } from './http/protections.ts';
import { type Lifecycle, lifecycleOf } from './lifecycle.ts';
import { Allowances } from './limits/allowance.ts';
import { Throttle } from './limits/throttle.ts';
import { Admission } from './lobby/admission.ts';
import { frameworkStorage } from './lobby/framework-storage.ts';
import { IdempotencyKeys } from './lobby/idempotency-keys.ts';
import { LobbyLists } from './lobby/lists.ts';
import { LobbyStream } from './lobby/lobby-stream.ts';
import { Rematches } from './lobby/rematches.ts';
import { createLog } from './log.ts';
import { sameSecret } from './match/credentials.ts';
import { newMatchId } from './match/ids.ts';
import { Matches } from './match/matches.ts';
import { openedStore } from './match/opened-store.ts';
import type { MatchStore, Thinker } from './match/ports.ts';
import { type ServedGame, serveGame } from './match/served-game.ts';
import { Blocks } from './members/blocks.ts';
import { peopleIn } from './members/people.ts';
import { signInLimits } from './members/sign-in-limits.ts';
import { sittersOf } from './members/sitters.ts';
import { createMetrics } from './metrics.ts';
import { middlewareOf } from './middleware.ts';
import { findOthers } from './nodes/find-others.ts';
import { noticesIn } from './notices/notices-in.ts';
import { artist } from './previews/artist.ts';
import { Counting, putAside } from './ratings/counting.ts';
import { leaveLists } from './ratings/reading.ts';
import { toCount } from './ratings/to-count.ts';
import { addRoutes } from './routes.ts';
import { driversOf } from './schedule/deadlines.ts';
import { Retirement } from './schedule/retirement.ts';
import { Scheduler } from './schedule/scheduler.ts';
import { openMatches } from './storage/open-matches.ts';
import { watchedStore } from './storage/watched-store.ts';
import { toPagesAndLobby } from './to-pages-and-lobby.ts';
import { Pages } from './transport/pages.ts';
import { PresenceUpdates } from './transport/presence-updates.ts';
import type { MatchReader } from './transport/reading.ts';
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
export type RunningApp = Lifecycle & {
  readonly matches: Matches;
  /** The storage as it is, with nobody between who watches it. */
  readonly store: MatchStore;
  readonly pages: Pages;
  readonly club: Club;
  readonly log: Logger;
};

export const createApp = async (options: AppOptions): Promise<RunningApp> => {
  const { config } = options;
  const log = createLog(config.logLevel, options.logTo);
  const served =
    options.games ?? (await Promise.all(GAME_IDS.map(loadRules))).map(module => serveGame(module));
  const games = new Map(served.map(game => [game.name, game]));

  const metrics = createMetrics(config.metricsToken);
  const { store: stored, unlock } = await openMatches(config, log, metrics.group);
  const { store: watched, readiness } = watchedStore(metrics.measuredStore(stored), log);
  const store = openedStore(watched, games);
  const thinker = metrics.measuredThinker(options.thinker ?? thinkingPool(config.botThreads));
  const others = await findOthers(config, log);
  const reader: MatchReader = {
    load: id => matches.load(id),
    log: (id, part) => matches.log(id, part),
    initialState: id => matches.initialState(id),
  };
  const clock = steadyClock();
  const calendar = calendarBy(() => store.time(), await store.time());
  const pages = new Pages({
    reader,
    elsewhere: others === null ? undefined : { ...others.presence, ...others.watchers },
    goneAfter: config.goneAfter,
    log,
    now: clock,
    blocks: new Blocks(store.tables),
  });
  const stream = new LobbyStream(config);
  const longPolls = new LongPolls(config, () => others?.link.isUp ?? true);
  const listChanged = (game: string) => {
    lists.changed(game);
    stream.changed(game);
  };
  const matches: Matches = new Matches({
    store,
    games,
    presence: pages,
    publisher: toPagesAndLobby({
      ...{ pages, others, listChanged, log },
      toBots: (...told) => otherBots.streams.publish(...told),
      toMember: member => longPolls.wake(member),
    }),
    deadlines: { expect: deadline => scheduler.expect(deadline) },
    meter: metrics.meter,
    beside: [toCount, ...besideMatches(calendar)],
    ended: () => {
      counting.wake();
      club.wake();
    },
    clock,
    pace: {
      botDelay: config.botDelay,
      standInAfter: config.standInAfter,
      goneAfter: config.goneAfter,
      clockSecond: config.clockSecond,
    },
  });
  const otherBots = botsOfOthers({
    ...{ store, matches, config, shared: others?.link, log },
    changed: bot => others?.memberChanged(bot),
  });
  const counting = new Counting({ tables: store.tables, calendar, log });
  const presenceUpdates = new PresenceUpdates(matches, log);
  const lists = new LobbyLists(matches);
  const people = peopleIn({
    ...{ store, matches, config, log, sent: metrics.letter },
    left: member => [leaveLists(member), ...leaveClub(member)],
    renamed: renameInClub,
  });
  const { accounts: bots } = otherBots;
  const club = clubIn({ store, games: [...games.keys()], matches, calendar, people, bots, config, log });
  const admission = new Admission(config, store, ctx => people.sessions.memberOf(ctx));
  const rematches = new Rematches();
  const idempotencyKeys = new IdempotencyKeys(store);
  const retirement = new Retirement({
    store,
    matches,
    lifetimes: config.lifetimes,
    log,
    clock: agingClock(),
  });
  const told = noticesIn({ store, matches, people, config, log });
  const scheduler = new Scheduler({
    store,
    known: found => matches.known(found),
    drivers: [botDriver(matches, thinker, log), ...driversOf(matches), told.driver],
    reconcile: ({ id }) => matches.send(id, { kind: 'reconcile' }),
    log,
    clock,
  });

  const allowances = new Allowances(config.limits);
  const transport = socketTransport({
    config,
    allowances,
    throttle: new Throttle(),
    log,
    games,
    matches,
    pages,
    presenceUpdates,
    memberOf: request => people.sessions.memberAsking(request),
    meter: metrics.wire,
    connections: others?.connections,
  });
  metrics.watch({
    sockets: transport.connected,
    pages: () => pages.counts(),
    streams: () => stream.size,
    busy: () => matches.busy,
    // Whoever asks while the storage is away is told the rest.
    inPlay: () =>
      store.inPlay([]).then(
        ({ all }) => all,
        () => Number.NaN,
      ),
    uncounted: () =>
      putAside(store.tables).then(
        matches => matches.length,
        () => Number.NaN,
      ),
    isReady: async () => (await readiness.fault()) === null,
    isRedisUp: () => others?.link.isUp ?? true,
  });
  const framework = Server({
    games: [...games.values()].map(({ game }) => game),
    db: frameworkStorage(matches, admission, rematches, idempotencyKeys) as never,
    transport,
    origins: [...config.origins],
    uuid: newMatchId,
    generateCredentials: ctx => idempotencyKeys.credentials(ctx as RouteContext, ctx.params.id),
    authenticateCredentials: (credentials, player) => sameSecret(credentials, player?.credentials),
  });

  const { app, router } = framework;
  quickQueries(app.request);
  app.on('error', error => {
    if (isBrokenOff(error)) log.debug({ err: error }, 'a visitor left before the answer was through');
    else log.error({ err: error }, 'a request failed');
  });
  const rates = rateLimits(config, allowances, others?.link);
  const { pages: instead } = options;
  const { tables } = store;
  const first = { config, log, metrics, readiness, matches, tables, rates, pages: instead };
  for (const middleware of middlewareOf(first)) app.use(middleware as never);
  const draws = artist();
  addRoutes(router, {
    config,
    games: [...games.keys()],
    matches,
    lists,
    stream,
    admission,
    rematches,
    idempotencyKeys,
    artist: draws,
    otherBots,
    tables: store.tables,
    sitters: sittersOf(people),
    ...people,
    club,
    signIns: signInLimits(config, others?.link, metrics.signIns),
    notices: told,
    longPolls,
    memberChanged: member => {
      longPolls.wake(member);
      others?.memberChanged(member);
    },
    log,
  });

  return {
    matches,
    store: stored,
    pages,
    club,
    log,
    ...lifecycleOf({
      ...{ framework, transport, store, unlock, others, matches, pages, presenceUpdates, longPolls, stream },
      ...{ scheduler, retirement, counting, club, otherBots, people, thinker, draws, metrics, listChanged },
      games: [...games.keys()],
    }),
  };
};
