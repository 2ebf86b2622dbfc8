const FIRST_PAUSE_MS = 10_000;
const LONGEST_PAUSE_MS = 3_600_000;

/** What has failed so many times before is tried again after ten seconds, then after twice as long each time, up to an hour. Milliseconds. */
export const pauseAfter = (tries: number, longest = LONGEST_PAUSE_MS): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** tries, longest);

/** What has failed here, and when each is tried again: a server that starts anew tries all of them at once. */
export class Retries {
  readonly #failed = new Map<string, { readonly tries: number; readonly again: number }>();
  readonly #longest: number;

  /** @param longest the longest pause. Milliseconds */
  constructor(longest = LONGEST_PAUSE_MS) {
    this.#longest = longest;
  }

  /** How many have failed. */
  get count(): number {
    return this.#failed.size;
  }

  /** @param now milliseconds since 1970, as of `fail` */
  isPausing(id: string, now: number): boolean {
    return now < (this.#failed.get(id)?.again ?? now);
  }

  fail(id: string, now: number): void {
    const tries = this.#failed.get(id)?.tries ?? 0;
    this.#failed.set(id, { tries: tries + 1, again: now + pauseAfter(tries, this.#longest) });
  }

  /** It has not failed, or is no more. */
  forget(id: string): void {
    this.#failed.delete(id);
  }

  /** Forgets all but these. */
  keep(ids: Iterable<string>): void {
    const kept = new Set(ids);
    for (const id of this.#failed.keys()) if (!kept.has(id)) this.#failed.delete(id);
  }
}
