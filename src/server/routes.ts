import type { Logger } from 'pino';
import type { Router } from './boardgame.ts';
import { botAccountRoutes } from './bot-accounts/routes.ts';
import { botApiRoutes } from './bot-api/routes.ts';
import type { BotsOfOthers } from './bots-of-others.ts';
import type { Club } from './club.ts';
import type { Config } from './config.ts';
import { dailyRoutes } from './daily/routes.ts';
import { originsOf } from './duplicate/origins.ts';
import { duplicateRoutes } from './duplicate/routes.ts';
import type { LongPolls } from './http/long-polls.ts';
import { siteAddress } from './http/site-address.ts';
import { guardRoutes, listsRoute } from './lobby/guarded-routes.ts';
import type { LobbyLists } from './lobby/lists.ts';
import type { LobbyStream } from './lobby/lobby-stream.ts';
import { notifyRoutes } from './lobby/notify-routes.ts';
import { Openings } from './lobby/openings.ts';
import { quickRoute } from './lobby/quick-match.ts';
import type { Rematches } from './lobby/rematches.ts';
import type { LobbyServices } from './lobby/services.ts';
import { tableRoutes } from './lobby/table-routes.ts';
import { carriedRoutes } from './members/carried-routes.ts';
import type { People } from './members/people.ts';
import { peopleRoutes } from './members/people-routes.ts';
import { memberRoutes } from './members/routes.ts';
import { seatRoutes } from './members/seat-routes.ts';
import type { SignInLimits } from './members/sign-in-limits.ts';
import { accountNoticeRoutes } from './notices/account-routes.ts';
import type { Notices } from './notices/notices-in.ts';
import type { Artist } from './previews/artist.ts';
import { pictureRoute } from './previews/picture-route.ts';
import { ratingsOf } from './ratings/reading.ts';
import { ratingRoutes } from './ratings/routes.ts';
import { recordRoute } from './records/record-route.ts';
import type { Tables } from './tables.ts';
import { tournamentBotRoutes } from './tournaments/bot-routes.ts';
import { enteringFor } from './tournaments/entering.ts';
import { leagueRoutes } from './tournaments/league-routes.ts';
import { tournamentRoutes } from './tournaments/routes.ts';

type Services = LobbyServices &
  People & {
    readonly config: Pick<Config, 'limits' | 'clockSecond' | 'origins' | 'basePath' | 'trustProxy'>;
    readonly games: readonly string[];
    readonly lists: LobbyLists;
    readonly stream: LobbyStream;
    readonly rematches: Rematches;
    readonly artist: Artist;
    readonly otherBots: BotsOfOthers;
    readonly tables: Tables;
    readonly club: Club;
    readonly signIns: SignInLimits;
    readonly notices: Notices;
    readonly longPolls: LongPolls;
    /** A member has changed something that their pages show. */
    readonly memberChanged: (id: string) => void;
    readonly log: Logger;
  };

/** Our own routes, and the framework's behind their guards, which it registers when it starts. */
export const addRoutes = (
  router: Router,
  {
    config,
    games,
    matches,
    lists,
    stream,
    admission,
    rematches,
    idempotencyKeys,
    artist,
    otherBots,
    members,
    sitters,
    seats,
    blocks,
    leaving,
    holidays,
    rekeying,
    renaming,
    sessions,
    tables,
    club,
    signIns,
    addresses,
    played,
    notices: { publicKey, settings, callWebhook, tryWebhook },
    longPolls,
    memberChanged,
    log,
  }: Services,
): void => {
  router.get('/lobby/stream', ctx => stream.open(ctx));
  // → `{public, network}`: how others reach the site (`http/site-address.ts`).
  const site = siteAddress(config);
  router.get('/lobby/address', async ctx => {
    ctx.set('cache-control', 'no-store');
    ctx.body = await site.of(ctx.req);
  });
  router.get('/lobby/lists', listsRoute(lists, games));
  router.get('/games/:name/:id/record', recordRoute(matches));
  ratingRoutes(router, { games, tables, members, sessions });
  memberRoutes(router, {
    members,
    sessions,
    limits: signIns,
    idempotencyKeys,
    renaming,
    rekeying,
    memberChanged,
  });
  accountNoticeRoutes(router, {
    sessions,
    settings,
    tryWebhook,
    siteOf: ctx => site.best(ctx.req),
  });
  carriedRoutes(router, { sessions, limits: signIns, addresses, played });
  seatRoutes(router, { members, sessions, matches, seats, blocks, holidays });
  peopleRoutes(router, {
    ...{ members, sessions, seats, blocks, leaving, holidays, tables, matches, longPolls, log },
    memberChanged,
    ratingsOf: member => ratingsOf(tables, member),
  });
  const lobby = { matches, admission, idempotencyKeys, sitters };
  const { calendar } = club;
  const ofClub = { games, tables, matches, calendar, sessions, idempotencyKeys, blocks, longPolls };
  const entering = enteringFor(club.tournaments, { blocks, now: calendar.known });
  tournamentRoutes(router, { ...ofClub, entering, tournaments: club.tournaments });
  tournamentBotRoutes(router, { botOf: otherBots.botOf, entering });
  leagueRoutes(router, { ...ofClub, leagues: club.leagues });
  dailyRoutes(router, { ...lobby, config, daily: club.daily, sessions });
  tableRoutes(router, matches, sitters);
  botAccountRoutes(router, { bots: otherBots, sessions, tables, limits: signIns, idempotencyKeys });
  botApiRoutes(router, {
    ...{ bots: otherBots, matches, admission, blocks, tables },
    games,
    mostStreams: config.limits.streams,
    siteOf: ctx => site.named(ctx.req),
  });
  duplicateRoutes(router, {
    ...lobby,
    duplicates: club.duplicates,
    origins: originsOf(config, club.daily.store),
    longPolls,
  });
  const showPicture = pictureRoute(matches, artist);
  for (const path of ['/previews/:name', '/previews/:name/:id']) router.get(path, showPicture);
  notifyRoutes(router, { matches, publicKey, callWebhook, siteOf: ctx => site.best(ctx.req) });
  router.post(
    '/games/:name/quick',
    quickRoute({
      ...lobby,
      openings: new Openings(tables),
      second: config.clockSecond,
    }),
  );
  guardRoutes(router, { ...lobby, rematches, lists, log });
};
