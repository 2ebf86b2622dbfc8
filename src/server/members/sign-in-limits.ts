import type { Context } from 'koa';
import type { Config } from '../config.ts';
import { addressOf } from '../http/address.ts';
import { type SharedCounter, WindowLimiter } from '../limits/window-limiter.ts';
import { skeletonOf } from '../match/look-alikes.ts';

/**
 * How often codes of one name may be guessed in an hour: from one address, and from all together. A code is one of 2^58, so the second is
 * high: strangers shut nobody out of their own codes by guessing at them. Whoever has a passkey is let in all the same.
 */
const GUESSES = 20;
const GUESSES_OF_ALL = 1000;
/** How many letters go to one address in an hour, and on behalf of one member. */
const LETTERS = 4;
const HOUR = 3600;

/** Hears of sign-ins, by how, and of what came to nothing, by why. */
export type SignInMeter = {
  readonly signedIn: (way: string) => void;
  readonly signInRefused: (reason: string) => void;
};

export type SignInLimits = {
  readonly meter: SignInMeter;
  /** One more of whatever signs in or hands on. @throws 429 */
  readonly attempt: (ctx: Context) => Promise<void>;
  /** One more member. @throws 429 */
  readonly join: (ctx: Context) => Promise<void>;
  /** One more code for a name. @throws 429 */
  readonly guess: (ctx: Context, name: string) => Promise<void>;
  /** One more letter, to an address or of a member. @throws 429 */
  readonly letter: (ctx: Context, key: string) => Promise<void>;
};

/** @param shared where several servers count together */
export const signInLimits = (
  { limits, trustProxy }: Pick<Config, 'limits' | 'trustProxy'>,
  shared: SharedCounter | undefined,
  meter: SignInMeter,
): SignInLimits => {
  const limiter = (name: string, points: number, duration: number) =>
    new WindowLimiter({ name, points, duration, shared });
  const attempts = limiter('sign-ins', limits.signInsPerMinute, 60);
  const joins = limiter('new-members', limits.membersPerHour, HOUR);
  const guesses = limiter('guesses', GUESSES, HOUR);
  const guessesOfAll = limiter('guesses-of-all', GUESSES_OF_ALL, HOUR);
  const letters = limiter('letters', LETTERS, HOUR);
  const take = async (ctx: Context, from: WindowLimiter, key: string) => {
    const ms = await from.take(key);
    if (ms === null) return;
    meter.signInRefused('too-often');
    ctx.set('retry-after', String(Math.ceil(ms / 1000)));
    ctx.throw(429, 'too many tries: try again later', { reason: 'too-often' });
  };
  const address = (ctx: Context): string => addressOf(ctx.req, trustProxy);
  return {
    meter,
    attempt: ctx => take(ctx, attempts, address(ctx)),
    join: ctx => take(ctx, joins, address(ctx)),
    guess: async (ctx, name) => {
      const key = `name ${skeletonOf(name)}`;
      await take(ctx, guesses, `${key} from ${address(ctx)}`);
      await take(ctx, guessesOfAll, key);
    },
    letter: (ctx, key) => take(ctx, letters, key),
  };
};
