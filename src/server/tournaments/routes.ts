import { LONGEST_AHEAD } from '../../site/longest-ahead.ts';
import { emptyBody } from '../../wire/bodies.ts';
import { entrantBody, newTournamentBody } from '../../wire/tournaments.ts';
import type { RouteContext, Router } from '../boardgame.ts';
import type { Calendar } from '../calendar.ts';
import type { LongPolls } from '../http/long-polls.ts';
import type { IdempotencyKeys } from '../lobby/idempotency-keys.ts';
import { newMatchId } from '../match/ids.ts';
import type { Matches } from '../match/matches.ts';
import { accountBody, onAccount } from '../members/account-routes.ts';
import type { Sessions } from '../members/sessions.ts';
import type { Tables } from '../tables.ts';
import { listOf, wholeOf } from './answers.ts';
import { type EnteringTournaments, refuse } from './entering.ts';
import { LONGEST_OPEN, type Tournaments } from './tournaments.ts';

type Parts = {
  readonly games: readonly string[];
  readonly tables: Tables;
  readonly matches: Pick<Matches, 'game'>;
  readonly calendar: Calendar;
  readonly sessions: Sessions;
  readonly idempotencyKeys: IdempotencyKeys;
  readonly entering: EnteringTournaments;
  readonly tournaments: Tournaments;
  readonly longPolls: LongPolls;
};

export const tournamentRoutes = (
  router: Router,
  { games, tables, matches, calendar, sessions, idempotencyKeys, entering, tournaments, longPolls }: Parts,
): void => {
  const on = onAccount(router);
  const { store } = tournaments;
  const { found, change } = entering;

  on('get', '/tournaments', async ctx => {
    const game = typeof ctx.query.game === 'string' ? ctx.query.game : null;
    const member = await sessions.memberOf(ctx);
    ctx.body = await listOf(store, tables, game, member?.id ?? null);
  });

  on('post', '/tournaments', async ctx => {
    const { member } = await sessions.own(ctx);
    const { game, name, startsAt, ...choices } = await accountBody(ctx, newTournamentBody);
    const served = games.includes(game) ? matches.game(game) : undefined;
    if (served === undefined) return ctx.throw(404, 'there is no such game');
    const { min, max } = served.module.meta.seats;
    if (choices.seats < min || choices.seats > max)
      return ctx.throw(400, `seats: must be from ${min} to ${max} in this game`);
    if (choices.seats > 2 && choices.kind !== 'swiss')
      return ctx.throw(400, 'seats: more than two sit at a table only in swiss');
    if (choices.rated && choices.bots) return ctx.throw(400, 'bots: what is rated is for members alone');
    const id = (await idempotencyKeys.matchID(ctx, `tournament of ${member.id}`)) ?? newMatchId();
    ctx.body = { id };
    // Asked for again, though its moment may have passed meanwhile, or its host have left it.
    if ((await store.changesOf(id)) !== null) return;
    const now = await calendar.now();
    if (startsAt !== null && (startsAt <= now || startsAt > now + LONGEST_AHEAD))
      return ctx.throw(400, 'startsAt: must be a moment to come, within 90 days');
    const made = {
      ...{ id, game, name, host: member.id, choices, madeAt: now, startsAt },
      ...{ ofRounds: null, nextAt: null, changes: 0 },
    };
    if (!(await store.makeOfMember(made, startsAt ?? now + LONGEST_OPEN)))
      refuse(ctx, 429, 'tournaments-of-member');
  });

  on('get', '/tournaments/:id', async ctx => {
    const { id = '' } = ctx.params;
    const member = await sessions.memberOf(ctx);
    if (await longPolls.hasNews(ctx, `tournament ${id}`, () => store.changesOf(id), member?.id))
      ctx.body = await wholeOf(tables, await found(ctx), member?.id ?? null, await calendar.now());
  });

  for (const what of ['join', 'leave'] as const) {
    on('post', `/tournaments/:id/${what}`, async ctx => {
      const { member } = await sessions.own(ctx);
      await accountBody(ctx, emptyBody);
      await entering[what](ctx, member);
    });
  }

  /** What its host alone may do. */
  const asHost = async (ctx: RouteContext): Promise<void> => {
    const { member } = await sessions.own(ctx);
    if ((await found(ctx)).host !== member.id) refuse(ctx, 403, 'not-host');
  };

  on('post', '/tournaments/:id/start', async ctx => {
    await asHost(ctx);
    await accountBody(ctx, emptyBody);
    await change(ctx, tournament => {
      if (tournament.stage !== 'open') refuse(ctx, 409, 'begun');
      if (tournament.entrants.length < 2) refuse(ctx, 409, 'too-few');
      return [store.begin(tournament, calendar.known())];
    });
  });

  on('post', '/tournaments/:id/remove', async ctx => {
    await asHost(ctx);
    const { member } = await accountBody(ctx, entrantBody);
    await change(ctx, tournament => {
      if (!tournament.entrants.some(each => each.member === member)) refuse(ctx, 409, 'not-in');
      return [store.touch(tournament), store.remove(tournament.id, member, tournament.stage !== 'open')];
    });
  });

  on('delete', '/tournaments/:id', async ctx => {
    await asHost(ctx);
    await change(ctx, tournament => {
      if (tournament.stage !== 'open') refuse(ctx, 409, 'begun');
      return [store.goOn(tournament, { stage: 'cancelled', dueAt: null })];
    });
  });
};
