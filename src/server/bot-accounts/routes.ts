/** How a member makes bots, and what everybody may know of one (`src/wire/bot-routes.ts`). */
import type { Context } from 'koa';
import { emptyBody } from '../../wire/bodies.ts';
import { BOT_ID, BOTS_OF_MEMBER, LATEST_OF_BOT, newBotBody } from '../../wire/bot-api.ts';
import type { AnswerOf } from '../../wire/routes.ts';
import type { Router } from '../boardgame.ts';
import type { IdempotencyKeys } from '../lobby/idempotency-keys.ts';
import { skeletonOf } from '../match/look-alikes.ts';
import { accountBody, onAccount } from '../members/account-routes.ts';
import type { Sessions } from '../members/sessions.ts';
import type { SignInLimits } from '../members/sign-in-limits.ts';
import { lately, ratingsOf } from '../ratings/reading.ts';
import type { Tables } from '../tables.ts';
import type { BotAccounts } from './bot-accounts.ts';
import type { BotAccount } from './bot-store.ts';

type Parts = {
  readonly bots: {
    readonly accounts: BotAccounts;
    /** A bot is told nothing more. */
    readonly streams: { readonly silence: (bot: string) => void };
  };
  readonly sessions: Sessions;
  readonly limits: SignInLimits;
  readonly idempotencyKeys: Pick<IdempotencyKeys, 'secret'>;
  readonly tables: Tables;
};

type Shown = AnswerOf<'GET /account/bots'>['bots'][number];

export const botAccountRoutes = (
  router: Router,
  { bots: { accounts: bots, streams }, sessions, limits, idempotencyKeys, tables }: Parts,
): void => {
  const on = onAccount(router);
  const shown = async ({ id, name, since }: BotAccount): Promise<Shown> => {
    const [seats, ratings] = await Promise.all([bots.store.inPlay(id), ratingsOf(tables, id)]);
    return { id, name, since, matches: seats.length, ratings };
  };
  const noSuchBot = (ctx: Context): never => ctx.throw(404, 'there is no such bot');

  on('get', '/account/bots', async ctx => {
    const { member } = await sessions.own(ctx);
    const own = await bots.store.of(member.id);
    ctx.body = {
      bots: await Promise.all(own.map(shown)),
      most: BOTS_OF_MEMBER,
    } satisfies AnswerOf<'GET /account/bots'>;
  });
  on('post', '/account/bots', async ctx => {
    const { member } = await sessions.own(ctx);
    await limits.attempt(ctx);
    const { name } = await accountBody(ctx, newBotBody);
    const secret = await idempotencyKeys.secret(ctx, `bot of ${member.id}: ${name}`);
    const made = await bots.make(member.id, name, secret);
    if (made === null) {
      if ((await bots.store.of(member.id)).length >= BOTS_OF_MEMBER)
        ctx.throw(409, `a member has ${BOTS_OF_MEMBER} bots at most`, { reason: 'too-many-bots' });
      return ctx.throw(409, 'somebody is called so, or nearly so', { reason: 'name-taken' });
    }
    ctx.body = { bot: await shown(made.bot), token: made.token } satisfies AnswerOf<'POST /account/bots'>;
  });
  on('post', '/account/bots/:id/token', async ctx => {
    const { member } = await sessions.own(ctx);
    await limits.attempt(ctx);
    await accountBody(ctx, emptyBody);
    const id = ctx.params.id ?? '';
    const token = (await bots.renew(member.id, id)) ?? noSuchBot(ctx);
    streams.silence(id);
    ctx.body = { token } satisfies AnswerOf<'POST /account/bots/:id/token'>;
  });
  on('delete', '/account/bots/:id', async ctx => {
    const { member } = await sessions.own(ctx);
    const id = ctx.params.id ?? '';
    if (!(await bots.withdraw(member.id, id))) noSuchBot(ctx);
    streams.silence(id);
    ctx.body = {};
  });

  on('get', '/bots/:id', async ctx => {
    const asked = ctx.params.id ?? '';
    const { id, name, ownerName } =
      (BOT_ID.test(asked) ? await bots.store.known(asked) : null) ??
      (await bots.store.bySkeleton(skeletonOf(asked))) ??
      noSuchBot(ctx);
    const [ratings, played] = await Promise.all([ratingsOf(tables, id), lately(tables, id, LATEST_OF_BOT)]);
    ctx.body = { id, name, owner: ownerName, ratings, played } satisfies AnswerOf<'GET /bots/:id'>;
  });
};
