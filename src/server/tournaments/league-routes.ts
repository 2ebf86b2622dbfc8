import { endsInSeason } from '../../game/shared/league.ts';
import { paceOf } from '../../game/shared/table-clock.ts';
import { emptyBody } from '../../wire/bodies.ts';
import type { AnswerOf } from '../../wire/routes.ts';
import { MOST_ENTRANTS, newLeagueBody } from '../../wire/tournaments.ts';
import type { RouteContext, Router } from '../boardgame.ts';
import type { Calendar } from '../calendar.ts';
import type { LongPolls } from '../http/long-polls.ts';
import type { IdempotencyKeys } from '../lobby/idempotency-keys.ts';
import { newMatchId } from '../match/ids.ts';
import type { Matches } from '../match/matches.ts';
import { accountBody, onAccount } from '../members/account-routes.ts';
import type { Blocks } from '../members/blocks.ts';
import type { Sessions } from '../members/sessions.ts';
import type { Tables } from '../tables.ts';
import { type Names, namesIn } from './answers.ts';
import { untilWritten } from './entering.ts';
import type { League, WholeLeague } from './league-store.ts';
import type { Leagues } from './leagues.ts';
import { nextMonth } from './seasons.ts';

type Parts = {
  readonly games: readonly string[];
  readonly tables: Tables;
  readonly matches: Pick<Matches, 'game'>;
  readonly calendar: Pick<Calendar, 'now'>;
  readonly sessions: Sessions;
  readonly idempotencyKeys: IdempotencyKeys;
  readonly blocks: Blocks;
  readonly leagues: Leagues;
  readonly longPolls: LongPolls;
};

/** Nobody reads more. */
const MOST = 100;

export const leagueRoutes = (
  router: Router,
  { games, tables, matches, calendar, sessions, idempotencyKeys, blocks, leagues, longPolls }: Parts,
): void => {
  const on = onAccount(router);
  const { store } = leagues;
  const found = async (ctx: RouteContext): Promise<WholeLeague> =>
    (await store.byID(ctx.params.id ?? '')) ??
    ctx.throw(404, 'there is no such league', { reason: 'unknown' });
  const change = (
    ctx: RouteContext,
    make: (now: WholeLeague) => Parameters<typeof store.write>,
  ): Promise<void> => untilWritten(ctx, async () => store.write(...make(await found(ctx))));

  on('get', '/leagues', async ctx => {
    const game = typeof ctx.query.game === 'string' ? ctx.query.game : null;
    const member = await sessions.memberOf(ctx);
    const rows = await store.list(game, member?.id ?? null, MOST);
    const names = await namesIn(
      tables,
      rows.flatMap(({ host }) => host ?? []),
    );
    ctx.body = {
      leagues: rows.map(row => summaryOf(row, names, row)),
    } satisfies AnswerOf<'GET /leagues'>;
  });

  on('post', '/leagues', async ctx => {
    const { member } = await sessions.own(ctx);
    const { game, name, ...choices } = await accountBody(ctx, newLeagueBody);
    const meta =
      (games.includes(game) ? matches.game(game)?.module.meta : undefined) ??
      ctx.throw(404, 'there is no such game');
    if (meta.seats.min > 2) return ctx.throw(400, 'game: two have to be able to play it');
    if (paceOf(choices) !== 'days') return ctx.throw(400, 'clock: must be one of days');
    if (!endsInSeason(choices.clock, meta))
      ctx.throw(400, 'clock: a season would end before its matches', { reason: 'clock-too-slow' });
    const id = (await idempotencyKeys.matchID(ctx, `league of ${member.id}`)) ?? newMatchId();
    ctx.body = { id };
    // Asked for again, though its host may have left it meanwhile.
    if ((await store.changesOf(id)) !== null) return;
    const now = await calendar.now();
    const made = { id, game, name, host: member.id, choices, madeAt: now, dueAt: nextMonth(now) };
    if (!(await store.makeOfMember(made)))
      ctx.throw(429, 'you have made as many leagues as one may', { reason: 'leagues-of-member' });
  });

  on('get', '/leagues/:id', async ctx => {
    const { id = '' } = ctx.params;
    const member = await sessions.memberOf(ctx);
    if (await longPolls.hasNews(ctx, `league ${id}`, () => store.changesOf(id), member?.id)) {
      // Read before it: what changes in between is told with the next answer.
      const changes = (await store.changesOf(id)) ?? 0;
      ctx.body = { ...(await wholeOf(tables, await found(ctx), member?.id ?? null)), changes };
    }
  });

  on('post', '/leagues/:id/join', async ctx => {
    const { member } = await sessions.own(ctx);
    await accountBody(ctx, emptyBody);
    const { host } = await found(ctx);
    if (host !== null && (await blocks.has(host, member.id)))
      ctx.throw(409, 'you cannot join this league', { reason: 'blocked' });
    const now = await calendar.now();
    await change(ctx, league => {
      const isIn = league.members.some(each => each.member === member.id);
      if (!isIn && league.members.length >= MOST_ENTRANTS)
        ctx.throw(409, 'as many are in as it holds', { reason: 'full' });
      return [store.touch(league), store.enter(league.id, member.id, now)];
    });
  });

  on('post', '/leagues/:id/leave', async ctx => {
    const { member } = await sessions.own(ctx);
    await accountBody(ctx, emptyBody);
    await change(ctx, league => {
      if (!league.members.some(each => each.member === member.id))
        ctx.throw(409, 'they are not in it', { reason: 'not-in' });
      return [store.touch(league), store.leave(league.id, member.id)];
    });
  });
};

type Summary = AnswerOf<'GET /leagues'>['leagues'][number];

const summaryOf = (
  { id, name, game, choices, host, season, dueAt }: League,
  names: Names,
  { entrants, isIn }: { readonly entrants: number; readonly isIn: boolean },
): Summary => {
  const hostName = host === null ? undefined : names.get(host);
  return {
    ...{ id, name, game, season, entrants, isIn, nextAt: dueAt, ...choices },
    host: host === null || hostName === undefined ? null : { id: host, name: hostName },
  };
};

const wholeOf = async (
  tables: Tables,
  league: WholeLeague,
  member: string | null,
): Promise<Omit<AnswerOf<'GET /leagues/:id'>, 'changes'>> => {
  const { members, seasons, host } = league;
  const names = await namesIn(tables, [
    ...members.map(each => each.member),
    ...(host === null ? [] : [host]),
  ]);
  const isIn = members.some(each => each.member === member);
  const numbers = [...new Set(seasons.map(({ season }) => season))];
  return {
    ...summaryOf(league, names, { entrants: members.length, isIn }),
    members: members.map(each => ({
      id: each.member,
      name: names.get(each.member) ?? null,
      division: each.division,
    })),
    seasons: numbers.map(season => ({
      season,
      divisions: seasons
        .filter(each => each.season === season)
        .map(({ division, tournament, changes }) => ({ division, tournament, changes })),
    })),
    isHost: member !== null && member === host,
  };
};
