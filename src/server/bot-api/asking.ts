import type { Context } from 'koa';
import type { RouteContext, Router } from '../boardgame.ts';
import type { BotAccounts } from '../bot-accounts/bot-accounts.ts';
import type { BotAccount } from '../bot-accounts/bot-store.ts';
import type { Config } from '../config.ts';
import { type SharedCounter, WindowLimiter } from '../limits/window-limiter.ts';
import { tokenIn } from '../lobby/requests.ts';

/** The bot that asks, by the token it shows. @throws 401, and 429 where all bots of its owner together ask too much */
export type BotOf = (ctx: Context) => Promise<BotAccount>;

/** @param shared where several servers count together */
export const botOf = (
  bots: BotAccounts,
  { limits }: Pick<Config, 'limits'>,
  shared?: SharedCounter,
): BotOf => {
  const limiter = new WindowLimiter({
    name: 'bots-of-member',
    points: limits.botRequestsPerMinute,
    duration: 60,
    shared,
  });
  return async ctx => {
    const token = tokenIn(ctx);
    const bot = token === undefined ? null : await bots.byToken(token);
    if (bot === null) {
      ctx.set('www-authenticate', 'Bearer');
      return ctx.throw(401, 'show the token of a bot: Authorization: Bearer …', { reason: 'token' });
    }
    const ms = await limiter.take(`member ${bot.owner}`);
    if (ms !== null) {
      ctx.set('retry-after', String(Math.ceil(ms / 1000)));
      ctx.throw(429, 'too many requests: try again later');
    }
    return bot;
  };
};

/** Adds a route whose answers are one bot's alone. */
export const onBot =
  (router: Router, botOf: BotOf) =>
  (
    method: 'get' | 'post',
    path: string,
    handle: (ctx: RouteContext, bot: BotAccount) => Promise<void>,
  ): void =>
    void router[method](path, async ctx => {
      ctx.set('cache-control', 'no-store');
      await handle(ctx, await botOf(ctx));
    });
