import { RateLimiterMemory, type RateLimiterRes } from 'rate-limiter-flexible';

/**
 * So many a minute, say, by key. The library counts; how long is to be waited is worked out here, as the library looks at
 * the clock on the wall, and where that is set back by an hour it asks people to come again in an hour.
 */
export class WindowLimiter {
  readonly #counter: RateLimiterMemory;
  readonly #duration: number;
  readonly #now: () => number;
  /** When the window of each key that is counted began. */
  readonly #began = new Map<string, number>();

  /**
   * @param duration seconds
   * @param now milliseconds since any moment, on a clock that does not jump
   */
  constructor(points: number, duration: number, now: () => number = () => performance.now()) {
    this.#counter = new RateLimiterMemory({ points, duration });
    this.#duration = duration * 1000;
    this.#now = now;
  }

  /** Takes one. Null where it was to be had, or the milliseconds until the next one is. */
  async take(key: string): Promise<number | null> {
    try {
      const { isFirstInDuration } = await this.#counter.consume(key);
      if (isFirstInDuration) this.#begin(key);
      return null;
    } catch (refusal) {
      if (refusal instanceof Error) throw refusal;
      const { msBeforeNext } = refusal as RateLimiterRes;
      const began = this.#began.get(key);
      return began === undefined ? msBeforeNext : Math.max(0, began + this.#duration - this.#now());
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
