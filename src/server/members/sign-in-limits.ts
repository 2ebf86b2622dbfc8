import type { Context } from 'koa';
import type { Config } from '../config.ts';
import { addressOf } from '../http/address.ts';
import { type SharedCounter, WindowLimiter } from '../limits/window-limiter.ts';
import { skeletonOf } from '../match/look-alikes.ts';

/** How often codes of one name may be guessed in an hour, from however many addresses: whoever has a passkey is let in all the same. */
const GUESSES = 20;
const HOUR = 3600;

export type SignInLimits = {
  /** One more of whatever makes, signs in or hands on. @throws 429 */
  readonly attempt: (ctx: Context) => Promise<void>;
  /** One more code for a name. @throws 429 */
  readonly guess: (ctx: Context, name: string) => Promise<void>;
  readonly refused: (reason: string) => void;
};

/** @param shared where several servers count together */
export const signInLimits = (
  { limits, trustProxy }: Pick<Config, 'limits' | 'trustProxy'>,
  shared: SharedCounter | undefined,
  refused: (reason: string) => void,
): SignInLimits => {
  const byAddress = new WindowLimiter({
    name: 'sign-ins',
    points: limits.signInsPerMinute,
    duration: 60,
    shared,
  });
  const byName = new WindowLimiter({ name: 'guesses', points: GUESSES, duration: HOUR, shared });
  const take = async (ctx: Context, limiter: WindowLimiter, key: string) => {
    const ms = await limiter.take(key);
    if (ms === null) return;
    refused('too-often');
    ctx.set('retry-after', String(Math.ceil(ms / 1000)));
    ctx.throw(429, 'too many tries: try again later', { reason: 'too-often' });
  };
  return {
    attempt: ctx => take(ctx, byAddress, addressOf(ctx.req, trustProxy)),
    guess: (ctx, name) => take(ctx, byName, `name ${skeletonOf(name)}`),
    refused,
  };
};
