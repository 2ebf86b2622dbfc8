import { daysLater, endOf, isDay } from '../../site/day.ts';
import { MATCH_ID } from '../../wire/parts.ts';
import type { AnswerOf } from '../../wire/routes.ts';
import type { Router } from '../boardgame.ts';
import { gameIn } from '../lobby/requests.ts';
import { beginRoute } from './begin.ts';
import { countsOf, placesOf, streakOfMember, tryForOwner } from './reading.ts';

type Parts = Parameters<typeof beginRoute>[0];

/** Of so many days the deals are told with today's, so that they can be played without the server. */
const EARLIER = 7;

/** The deal of the day (`src/wire/daily.ts`). */
export const dailyRoutes = (router: Router, parts: Parts): void => {
  const { daily, matches, sessions } = parts;
  const { games, deals, tries, calendar } = daily;
  const { tables } = daily.store;

  router.get('/daily', async ctx => {
    const [day, now] = await Promise.all([deals.today(), calendar.now()]);
    const member = await sessions.memberOf(ctx);
    const ofGame = async (game: string) => {
      const [{ commitment }, { finished }, own] = await Promise.all([
        deals.made(game, day),
        countsOf(tables, game, day),
        member && tries.ofMember(game, day, member.id),
      ]);
      return {
        game,
        commitment,
        finished,
        own: own && (await tryForOwner(tables, { game, day, isOver: false }, own)),
      };
    };
    const [of, before, streak] = await Promise.all([
      Promise.all(games.map(ofGame)),
      deals.before(day, EARLIER),
      member && streakOfMember(tables, member.id, day),
    ]);
    const revealed = before.filter(deal => deal.isRevealed && games.includes(deal.game));
    ctx.set('cache-control', 'no-store');
    ctx.body = {
      day,
      ends: endOf(day),
      now,
      streak,
      games: of,
      earlier: revealed.map(({ game, day: when, commitment, seal }) => ({
        game,
        day: when,
        commitment,
        ...seal,
      })),
    } satisfies AnswerOf<'GET /daily'>;
  });

  router.get('/daily/:name/:day', async ctx => {
    const { name: game } = gameIn(ctx, matches);
    const { day } = ctx.params;
    const [today, now] = await Promise.all([deals.today(), calendar.now()]);
    if (!isDay(day) || day > today) return ctx.throw(404, 'there is no such day, or it is to come');
    const deal = day === today ? await deals.made(game, day) : await deals.found(game, day);
    if (deal === null) return ctx.throw(404, 'there is no deal of that day');
    const member = await sessions.memberOf(ctx);
    const { match } = ctx.query;
    const ownTry =
      typeof match === 'string' && MATCH_ID.test(match)
        ? tries.ofMatch(game, day, match)
        : member && tries.ofMember(game, day, member.id);
    const isOver = deal.isRevealed;
    const [places, counts, own, next] = await Promise.all([
      placesOf(tables, { game, day, isOver, asking: member?.id ?? null }),
      countsOf(tables, game, day),
      ownTry,
      day === today ? deals.made(game, daysLater(day, 1)) : null,
    ]);
    ctx.set('cache-control', 'no-store');
    ctx.body = {
      day,
      ends: endOf(day),
      now,
      commitment: deal.commitment,
      ...(next !== null && { next: next.commitment }),
      ...(isOver && { told: deal.seal }),
      places,
      ...counts,
      own: own && (await tryForOwner(tables, { game, day, isOver }, own)),
    } satisfies AnswerOf<'GET /daily/:name/:day'>;
  });

  router.post('/daily/:name', beginRoute(parts));
};
