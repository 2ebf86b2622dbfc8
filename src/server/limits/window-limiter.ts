import { RateLimiterMemory, RateLimiterRedis, type RateLimiterRes } from 'rate-limiter-flexible';
import { LARGEST_SHARE, networksOf } from './networks.ts';

/** A Redis in which several servers count together, and whether it can be asked at this moment. */
export type SharedCounter = { readonly commands: object; readonly isUp: boolean };

type Options = {
  /** Tells its counts from those of others in Redis. */
  readonly name: string;
  readonly points: number;
  /** Seconds. */
  readonly duration: number;
  readonly shared?: SharedCounter | undefined;
  /** Milliseconds since any moment, on a clock that does not jump. */
  readonly now?: () => number;
};

/**
 * So many a minute, say, by address and the networks it lies in. The library counts, in Redis where several servers do and in memory where that is away;
 * how long is to be waited is worked out here, as the library looks at the clock on the wall, and where that is set back by
 * an hour it asks people to come again in an hour.
 */
export class WindowLimiter {
  readonly #here: RateLimiterMemory;
  readonly #together: RateLimiterRedis | null;
  readonly #shared: SharedCounter | undefined;
  readonly #duration: number;
  readonly #now: () => number;
  /** When the window of each key that is counted began. */
  readonly #began = new Map<string, number>();

  constructor({ name, points, duration, shared, now = () => performance.now() }: Options) {
    const keyPrefix = `house-of-ra:${name}`;
    // The widest network pays one for each, a narrower one as many times as it has less.
    const all = points * LARGEST_SHARE;
    this.#here = new RateLimiterMemory({ points: all, duration, keyPrefix });
    this.#shared = shared;
    this.#together =
      shared === undefined
        ? null
        : new RateLimiterRedis({
            storeClient: shared.commands,
            points: all,
            duration,
            keyPrefix,
            insuranceLimiter: this.#here,
            // Whoever goes on all the same costs Redis nothing more.
            inMemoryBlockOnConsumed: all + 1,
          });
    this.#duration = duration * 1000;
    this.#now = now;
  }

  /** Takes one. Null where it was to be had, or the milliseconds until the next one is. */
  async take(address: string): Promise<number | null> {
    // What a narrow network is refused is not taken from the wider ones.
    for (const { key, share } of networksOf(address)) {
      const wait = await this.#takeOf(key, LARGEST_SHARE / share);
      if (wait !== null) return wait;
    }
    return null;
  }

  async #takeOf(key: string, points: number): Promise<number | null> {
    const counter = this.#shared?.isUp ? this.#together! : this.#here;
    try {
      const { isFirstInDuration } = await counter.consume(key, points);
      if (isFirstInDuration) this.#begin(key);
      return null;
    } catch (refusal) {
      if (refusal instanceof Error) throw refusal;
      const { msBeforeNext } = refusal as RateLimiterRes;
      const began = this.#began.get(key);
      const wait = began === undefined ? msBeforeNext : began + this.#duration - this.#now();
      return Math.min(Math.max(0, wait), this.#duration);
    }
  }

  #begin(key: string): void {
    const began = this.#now();
    this.#began.set(key, began);
    setTimeout(() => {
      if (this.#began.get(key) === began) this.#began.delete(key);
    }, this.#duration).unref();
  }
}
