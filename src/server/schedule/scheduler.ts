import type { Logger } from 'pino';
import type { DeadlineListener, DueMatch, MatchStore } from '../match/ports.ts';
import type { StoredMatch } from '../match/stored-match.ts';

/** Does what is due in a match of one kind of deadline. */
export type Driver = {
  readonly name: string;
  /** When something of this kind is due in a match, in milliseconds since 1970, or null. */
  readonly dueAt: (match: StoredMatch) => number | null;
  /** @param signal aborted when the server stops: nothing that was not begun by then is done. */
  readonly run: (match: StoredMatch, signal: AbortSignal) => Promise<unknown>;
};

/** How long after a failure (a full disk, say) it is tried again. */
const RETRY_MS = 2000;
/** However far the next deadline is, it is looked for again after this time: no timer runs longer than timers can. */
const LONGEST_WAIT_MS = 600_000;
/** A timer that is as late as this waits for a time that is past: the machine's clock has been set forward. */
const LATE_MS = 1000;
/** Matches that are begun with in one turn of the event loop: whoever else asks for something is answered in between. */
const A_TURN = 50;

type Options = {
  readonly store: Pick<MatchStore, 'load' | 'due' | 'nextDeadline'>;
  readonly drivers: readonly Driver[];
  /** What to do about a match whose stored deadline has come though it waits for nothing of any kind. */
  readonly review: (match: StoredMatch) => Promise<unknown>;
  readonly log: Logger;
};

/**
 * Waits for the nearest deadline that is stored, whatever it is for, and has its driver act. It remembers nothing
 * but what is under way: everything follows from what is stored, so a restart changes no deadline.
 */
export class Scheduler implements DeadlineListener {
  readonly #options: Options;
  /** Matches in which something is under way, or has failed and waits for another try. */
  readonly #busy = new Set<string>();
  /** Those of them whose deadline has come meanwhile. */
  readonly #missed = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  #wakesAt = Number.POSITIVE_INFINITY;
  #isRunning = false;
  #isAwake = false;
  #hasOverslept = false;
  readonly #stopped = new AbortController();

  constructor(options: Options) {
    this.#options = options;
  }

  start(): void {
    this.#isRunning = true;
    this.expect(Date.now());
  }

  stop(): void {
    this.#isRunning = false;
    this.#stopped.abort();
    clearTimeout(this.#timer);
  }

  expect(deadline: number): void {
    const now = Date.now();
    const isLate = now > this.#wakesAt + LATE_MS;
    if (!this.#isRunning || (deadline >= this.#wakesAt && !isLate)) return;
    clearTimeout(this.#timer);
    this.#wakesAt = isLate ? now : deadline;
    const wait = Math.min(LONGEST_WAIT_MS, Math.max(0, this.#wakesAt - now));
    this.#timer = setTimeout(() => void this.#wake(), wait);
  }

  async #wake(): Promise<void> {
    this.#wakesAt = Number.POSITIVE_INFINITY;
    this.#hasOverslept = this.#isAwake;
    if (this.#isAwake) return;
    this.#isAwake = true;
    const now = Date.now();
    try {
      const { store } = this.#options;
      for (const [i, match] of (await store.due(now)).entries()) {
        if (i > 0 && i % A_TURN === 0) await new Promise(resolve => setImmediate(resolve));
        if (!this.#isRunning) return;
        void this.#look(match, now);
      }
      this.expect((await store.nextDeadline(now)) ?? Date.now() + LONGEST_WAIT_MS);
    } catch (error) {
      if (!this.#isRunning) return;
      this.#options.log.error(
        { err: error },
        'the deadlines could not be read: they will be looked at again',
      );
      this.expect(Date.now() + RETRY_MS);
    } finally {
      this.#isAwake = false;
      if (this.#hasOverslept) this.expect(Date.now());
    }
  }

  async #look(found: DueMatch, now: number): Promise<void> {
    const { id } = found;
    if (this.#busy.has(id)) {
      this.#missed.add(id);
      return;
    }
    this.#busy.add(id);
    try {
      await this.#act(found, now);
    } catch (error) {
      if (!this.#isRunning) return;
      this.#options.log.error({ err: error, matchID: id }, 'what was due failed: it will be tried again');
      await new Promise(resolve => setTimeout(resolve, RETRY_MS).unref());
      this.#missed.add(id);
    }
    this.#busy.delete(id);
    if (this.#missed.delete(id)) this.expect(Date.now());
  }

  async #act({ id, version }: DueMatch, now: number): Promise<void> {
    const { store, drivers, review } = this.#options;
    const match = await store.load(id);
    if (match === null || !this.#isRunning) return;
    const moments = drivers.map(driver => ({ driver, at: driver.dueAt(match) }));
    // What was changed while we asked needs no second look: it was done, here or elsewhere.
    if (match.version === version && moments.every(({ at }) => at === null)) await review(match);
    const due = moments.filter(({ at }) => at !== null && at <= now);
    await Promise.all(due.map(({ driver }) => driver.run(match, this.#stopped.signal)));
  }
}
