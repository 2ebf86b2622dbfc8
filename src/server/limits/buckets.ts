/**
 * The clock has fractions of milliseconds, and sums of such are a little too large or too small: all there is could be refused
 * to whoever asks for it at once. In milliseconds.
 */
const ROUNDING = 0.001;

/**
 * How much may be taken under each key: so much at once, and what was taken comes back evenly. Whoever takes all there is and
 * goes on gets a little all the time, never all of it again in one piece, which others would have to wait behind. Counted
 * here and now: what several servers count together is answered with promises, and every message of every page meets four of these.
 */
export class Buckets {
  /** Milliseconds until all there is has come back; and one point. */
  readonly #duration: number;
  readonly #each: number;
  readonly #now: () => number;
  /** By key, when everything has come back. */
  readonly #fullAt = new Map<string, number>();
  /** When those that are full are thrown away next. */
  #sweepAt = 0;

  /**
   * @param duration seconds in which all of it comes back
   * @param now milliseconds since any moment, on a clock that does not jump
   */
  constructor(
    { points, duration }: { readonly points: number; readonly duration: number },
    now: () => number = () => performance.now(),
  ) {
    this.#duration = 1000 * duration;
    this.#each = this.#duration / points;
    this.#now = now;
  }

  /** Takes so many points, where there are as many. Every message asks for this eight times: one look at the clock, one at the key. */
  take(key: string, points: number): boolean {
    const now = this.#now();
    if (now >= this.#sweepAt) this.#sweep(now);
    const fullAt = this.#from(key, now) + points * this.#each;
    if (this.#missing(fullAt, now) > 0) return false;
    this.#fullAt.set(key, fullAt);
    return true;
  }

  /** Takes so many points, which are owed where they are not there: never more than all there is. */
  charge(key: string, points: number): void {
    const now = this.#now();
    const fullAt = this.#from(key, now) + points * this.#each;
    this.#fullAt.set(key, Math.min(fullAt, now + 2 * this.#duration));
  }

  /** Milliseconds until there are so many points. */
  wait(key: string, points: number): number {
    const now = this.#now();
    if (now >= this.#sweepAt) this.#sweep(now);
    return this.#missing(this.#from(key, now) + points * this.#each, now);
  }

  /** How many keys are remembered. */
  get size(): number {
    return this.#fullAt.size;
  }

  /** Milliseconds until something may be taken after which all is there again at a moment. */
  #missing(fullAt: number, now: number): number {
    const ms = fullAt - now - this.#duration;
    return ms > ROUNDING ? ms : 0;
  }

  #from(key: string, now: number): number {
    return Math.max(now, this.#fullAt.get(key) ?? now);
  }

  #sweep(now: number): void {
    this.#sweepAt = now + this.#duration;
    for (const [key, fullAt] of this.#fullAt) if (fullAt <= now) this.#fullAt.delete(key);
  }
}
