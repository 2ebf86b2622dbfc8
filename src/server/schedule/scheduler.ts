import type { Logger } from 'pino';
import type { DeadlineListener, MatchStore } from '../match/ports.ts';
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

type Options = {
  readonly store: Pick<MatchStore, 'load' | 'due' | 'nextDeadline'>;
  readonly drivers: readonly Driver[];
  /** What to do about a match whose stored deadline has come though nothing of any kind is due in it. */
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
  #timer: NodeJS.Timeout | undefined;
  #wakesAt = Number.POSITIVE_INFINITY;
  #isRunning = false;
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
    if (!this.#isRunning || deadline >= this.#wakesAt) return;
    clearTimeout(this.#timer);
    this.#wakesAt = deadline;
    const wait = Math.min(LONGEST_WAIT_MS, Math.max(0, deadline - Date.now()));
    this.#timer = setTimeout(() => void this.#wake(), wait);
  }

  async #wake(): Promise<void> {
    this.#wakesAt = Number.POSITIVE_INFINITY;
    const now = Date.now();
    try {
      const { store } = this.#options;
      for (const id of await store.due(now)) void this.#look(id, now);
      this.expect((await store.nextDeadline(now)) ?? Date.now() + LONGEST_WAIT_MS);
    } catch (error) {
      if (!this.#isRunning) return;
      this.#options.log.error(
        { err: error },
        'the deadlines could not be read: they will be looked at again',
      );
      this.expect(Date.now() + RETRY_MS);
    }
  }

  async #look(id: string, now: number): Promise<void> {
    if (this.#busy.has(id)) return;
    this.#busy.add(id);
    const { store, drivers, review } = this.#options;
    const work = async () => {
      const match = await store.load(id);
      if (match === null || !this.#isRunning) return;
      const due = drivers.filter(driver => (driver.dueAt(match) ?? Number.POSITIVE_INFINITY) <= now);
      if (due.length === 0) await review(match);
      await Promise.all(due.map(({ run }) => run(match, this.#stopped.signal)));
    };
    try {
      await work();
    } catch (error) {
      if (!this.#isRunning) return;
      this.#options.log.error({ err: error, matchID: id }, 'what was due failed: it will be tried again');
      await new Promise(resolve => setTimeout(resolve, RETRY_MS).unref());
    }
    this.#busy.delete(id);
    // Whatever became due in the match meanwhile has waited for this.
    this.expect(Date.now());
  }
}
