import type { Context } from 'koa';
import { WindowLimiter } from './window-limiter.ts';

/** A webhook is tried by its owner, not used to knock at somebody's door: once in so many seconds. */
const TRIAL_SECONDS = 5;

/** Takes the trial of whoever has a webhook. @throws 429 where they had one a moment ago */
export const trialLimit = (): ((ctx: Context, owner: string) => Promise<void>) => {
  const limiter = new WindowLimiter({ name: 'trials', points: 1, duration: TRIAL_SECONDS });
  return async (ctx, owner) => {
    if ((await limiter.take(owner)) !== null) ctx.throw(429, 'it was tried a moment ago: try again later');
  };
};
