/** What a member has on their desk, what is kept of them, and what others may know (`src/wire/people-routes.ts`). */
import type { Logger } from 'pino';
import { holidayBody, LONGEST_HOLIDAY } from '../../wire/people.ts';
import type { AnswerOf } from '../../wire/routes.ts';
import type { Router } from '../boardgame.ts';
import type { LongPolls } from '../http/long-polls.ts';
import type { Matches } from '../match/matches.ts';
import type { Tables } from '../tables.ts';
import { accountBody, onAccount } from './account-routes.ts';
import { deskOf } from './desk.ts';
import { answerWithNow } from './now.ts';
import { ownData } from './own-data.ts';
import type { People } from './people.ts';
import { type Profile, profileOf } from './profiles.ts';

type Parts = Pick<People, 'members' | 'sessions' | 'seats' | 'blocks' | 'leaving' | 'holidays'> & {
  readonly tables: Tables;
  readonly matches: Matches;
  readonly longPolls: LongPolls;
  readonly log: Logger;
  readonly memberChanged: (id: string) => void;
  readonly ratingsOf: (member: string) => Promise<NonNullable<Profile['ratings']>>;
};

export const peopleRoutes = (router: Router, parts: Parts): void => {
  const { members, sessions, seats, blocks, leaving, holidays, tables, matches, longPolls } = parts;
  const { memberChanged, ratingsOf, log } = parts;
  const on = onAccount(router);

  on('get', '/account/desk', async ctx => {
    const { member } = await sessions.own(ctx);
    ctx.body = await deskOf({ matches, seats, log }, member.id);
  });
  on('get', '/account/now', ctx => answerWithNow(ctx, { sessions, seats, matches, longPolls, log }));
  on('get', '/account/holiday', async ctx => {
    const { member } = await sessions.own(ctx);
    ctx.body = (await holidays.of(member.id)) satisfies AnswerOf<'GET /account/holiday'>;
  });
  on('put', '/account/holiday', async ctx => {
    const { member } = await sessions.own(ctx);
    const { until } = await accountBody(ctx, holidayBody);
    const now = matches.now();
    if (until !== null && (until <= now || until > now + LONGEST_HOLIDAY))
      ctx.throw(400, 'until: must be a moment to come, within a year');
    if (!(await holidays.take(member.id, until)))
      ctx.throw(409, 'not so many days of holiday are left', { reason: 'no-days' });
    ctx.body = await holidays.of(member.id);
  });
  on('get', '/account/data', async ctx => {
    const { member } = await sessions.own(ctx);
    ctx.set('content-disposition', 'attachment; filename="my-data.json"');
    ctx.type = 'application/json';
    ctx.body = JSON.stringify(await ownData(tables, member), null, 2);
  });
  on('delete', '/account', async ctx => {
    const { member } = await sessions.own(ctx);
    await leaving.leave(member.id);
    memberChanged(member.id);
    sessions.set(ctx, null);
    ctx.body = {};
  });

  on('get', '/members/:name', async ctx => {
    const [found, own] = await Promise.all([
      members.byAddress(ctx.params.name ?? ''),
      sessions.memberOf(ctx),
    ]);
    if (found === null) return ctx.throw(404, 'nobody is called so', { reason: 'unknown' });
    const profile = await profileOf(tables, found, own?.id === found.id, ratingsOf);
    const isBlocked = own !== null && (await blocks.has(own.id, found.id));
    const { until } = await holidays.of(found.id);
    ctx.body = {
      ...profile,
      ...(until !== null && { holiday: until }),
      ...(isBlocked && { isBlocked: true as const }),
    };
  });
};
