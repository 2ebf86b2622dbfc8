type Window = { taken: number; endsAt: number };

/**
 * How much is taken under each key within so many seconds, counted from what is taken first. Counted here and now: the
 * limiters of the HTTP side, which may ask a Redis, answer with promises, and every message of every page meets four of these.
 */
export class Windows {
  readonly #points: number;
  readonly #duration: number;
  readonly #windows = new Map<string, Window>();
  /** When those that are over are thrown away next. */
  #sweepAt = 0;

  /** @param duration in seconds */
  constructor({ points, duration }: { readonly points: number; readonly duration: number }) {
    this.#points = points;
    this.#duration = 1000 * duration;
  }

  /** Takes so many points, and says whether there were as many left. */
  take(key: string, points: number): boolean {
    const now = performance.now();
    if (now >= this.#sweepAt) this.#sweep(now);
    const window = this.#windows.get(key);
    if (window !== undefined && now < window.endsAt) {
      window.taken += points;
      return window.taken <= this.#points;
    }
    this.#windows.set(key, { taken: points, endsAt: now + this.#duration });
    return points <= this.#points;
  }

  /** How many keys are remembered. */
  get size(): number {
    return this.#windows.size;
  }

  #sweep(now: number): void {
    this.#sweepAt = now + this.#duration;
    for (const [key, { endsAt }] of this.#windows) if (endsAt <= now) this.#windows.delete(key);
  }
}
