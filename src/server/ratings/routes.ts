import { z } from 'zod';
import { MEMBER_ID } from '../../wire/members.ts';
import { RATED_PACES, type RatedPace } from '../../wire/ratings.ts';
import type { AnswerOf } from '../../wire/routes.ts';
import type { RouteContext, Router } from '../boardgame.ts';
import { complaintOf } from '../http/complaint.ts';
import type { Members } from '../members/members.ts';
import type { Sessions } from '../members/sessions.ts';
import { isPrivate } from '../members/settings.ts';
import type { Tables } from '../tables.ts';
import { countsOf, historyOf, leadersOf, type Place, placeOf, ratingsAfter } from './reading.ts';

type Parts = {
  readonly games: readonly string[];
  readonly tables: Tables;
  readonly members: Pick<Members, 'byName'>;
  readonly sessions: Pick<Sessions, 'memberOf'>;
};

/** How many a page holds if nothing is said, and at most. */
const BATCH = 50;
const LARGEST_PAGE = 100;
/** How many matches a chart is made of. */
const CHARTED = 200;

/** Where somebody stands in a list, as text for the next page's address. */
const keyOf = ({ place, least, member }: Place): string => `${place}_${least}_${member}`;

const once = z.string('must be given once');
const asked = z.strictObject({
  list: z.enum(['ranked', 'provisional'], 'must be ranked or provisional').default('ranked'),
  limit: once
    .regex(/^\d{1,3}$/, `must be a whole number from 1 to ${LARGEST_PAGE}`)
    .transform(Number)
    .refine(n => n >= 1 && n <= LARGEST_PAGE, `must be a whole number from 1 to ${LARGEST_PAGE}`)
    .default(BATCH),
  after: once
    .transform((text, context): Place => {
      const [place = '', least = '', member = ''] = text.split('_');
      const isKey = /^\d{1,9}$/.test(place) && /^-?[\d.e+-]{1,30}$/.test(least) && MEMBER_ID.test(member);
      if (isKey && Number.isFinite(Number(least)))
        return { place: Number(place), least: Number(least), member };
      context.issues.push({ code: 'custom', message: 'must be the `next` of an answer', input: text });
      return z.NEVER;
    })
    .optional(),
});

/** Who is how strong (`src/wire/ratings.ts`). */
export const ratingRoutes = (router: Router, { games, tables, members, sessions }: Parts): void => {
  const which = (ctx: RouteContext) => {
    const { game = '', pace = '' } = ctx.params;
    if (!games.includes(game)) return ctx.throw(404, 'there is no such game');
    if (!RATED_PACES.some(each => each === pace))
      return ctx.throw(404, `there is no such pace: they are ${RATED_PACES.join(' and ')}`);
    return { game, pace: pace as RatedPace };
  };

  router.get('/ratings/:game/:pace', async ctx => {
    const of = which(ctx);
    const parsed = asked.safeParse({ ...ctx.query });
    if (!parsed.success) return ctx.throw(400, complaintOf(parsed.error));
    const { list, limit, after } = parsed.data;
    const member = await sessions.memberOf(ctx);
    const [{ rows, next }, counts, own] = await Promise.all([
      leadersOf(tables, { ...of, list }, limit, after),
      countsOf(tables, of),
      member === null ? null : placeOf(tables, of, member.id),
    ]);
    ctx.set('cache-control', 'no-store');
    ctx.body = {
      leaders: rows.map(({ member: id, name, isPrivate: isHidden, ...row }) =>
        isHidden && id !== member?.id ? { ...row, member: null, name: null } : { ...row, member: id, name },
      ),
      next: next === null ? null : keyOf(next),
      ...counts,
      own,
    } satisfies AnswerOf<'GET /ratings/:game/:pace'>;
  });

  router.get('/ratings/:game/:pace/:name', async ctx => {
    const of = which(ctx);
    const member = await members.byName(ctx.params.name ?? '');
    if (member === null) return ctx.throw(404, 'there is no such member');
    const own = await sessions.memberOf(ctx);
    if (isPrivate(member.settings, 'ratings') && own?.id !== member.id)
      return ctx.throw(403, 'they keep their ratings to themselves', { reason: 'private' });
    ctx.set('cache-control', 'no-store');
    ctx.body = {
      matches: await historyOf(tables, of, member.id, CHARTED),
    } satisfies AnswerOf<'GET /ratings/:game/:pace/:name'>;
  });

  router.get('/games/:name/:id/ratings', async ctx => {
    const { name = '', id = '' } = ctx.params;
    const own = await sessions.memberOf(ctx);
    const ratings = await ratingsAfter(tables, name, id);
    ctx.set('cache-control', 'no-store');
    ctx.body = {
      ratings:
        ratings
          ?.filter(({ member, isPrivate: isHidden }) => !isHidden || member === own?.id)
          .map(({ seat, points, spread, change }) => ({ seat, points, spread, change })) ?? null,
    } satisfies AnswerOf<'GET /games/:name/:id/ratings'>;
  });
};
