/** So many are served at once, and one more each time so many milliseconds have gone by. */
type Pace = { readonly atOnce: number; readonly eachMs: number };
/** Of what is dearest: an answer takes a fraction of that. */
const DEAR: Pace = { atOnce: 6, eachMs: 4 };
/** Nobody waits longer, in milliseconds: turns of connections that are gone by now would be waited for too. */
const LONGEST_MS = 1000;

/**
 * Spreads what is dear over time, by key: all that one address may ask for at once is never answered in one piece, which
 * everybody else would have to wait behind.
 */
export class Throttle {
  readonly #pace: Pace;
  readonly #now: () => number;
  /** By key, when all whose turn has been given have had it. */
  readonly #until = new Map<string, number>();

  /** @param now milliseconds since any moment, on a clock that does not jump */
  constructor(now: () => number = () => performance.now(), pace: Pace = DEAR) {
    this.#now = now;
    this.#pace = pace;
  }

  /** How many milliseconds it is until the next turn of a key, which is taken. */
  take(key: string): number {
    const now = this.#now();
    if (this.#until.size > 1000) this.#sweep(now);
    const { atOnce, eachMs } = this.#pace;
    const next = Math.max(this.#until.get(key) ?? 0, now - atOnce * eachMs) + eachMs;
    const turn = Math.min(next, now + LONGEST_MS);
    this.#until.set(key, turn);
    return Math.max(0, turn - now);
  }

  #sweep(now: number): void {
    const { atOnce, eachMs } = this.#pace;
    for (const [key, until] of this.#until) if (until <= now - atOnce * eachMs) this.#until.delete(key);
  }
}
