import type { Logger } from 'pino';
import {
  CannotStore,
  type DeadlineListener,
  type DueMatch,
  type DuePlace,
  type MatchStore,
} from '../match/ports.ts';
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
/**
 * What is due is read and begun with by the page. One page is enough but where a server was down for a while: then all
 * that waited is spread out, so that whoever asks for something is answered in between, and what becomes due meanwhile,
 * where somebody is watching, goes before.
 */
const BATCH = 50;
const BETWEEN_PAGES_MS = 100;
/** So much may be under way, bots that think above all, before more of what has waited is begun with. */
const MOST_UNDER_WAY = 500;

type Options = {
  readonly store: Pick<MatchStore, 'load' | 'due' | 'nextDeadline'>;
  /** A match at the version at which it was found, where nobody need read it for that. */
  readonly known?: (found: DueMatch) => StoredMatch | null;
  readonly drivers: readonly Driver[];
  /** What to do about a match whose stored deadline has come though it waits for nothing of any kind. */
  readonly reconcile: (match: StoredMatch) => Promise<unknown>;
  readonly log: Logger;
  /** The time by which deadlines are set, in milliseconds since 1970; by default the machine's clock. */
  readonly clock?: () => number;
};

/**
 * Waits for the nearest deadline that is stored, whatever it is for, and has its driver act. It remembers nothing
 * but what is under way: everything follows from what is stored, so a restart changes no deadline.
 */
export class Scheduler implements DeadlineListener {
  readonly #options: Options;
  readonly #now: () => number;
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
    this.#now = options.clock ?? Date.now;
  }

  start(): void {
    this.#isRunning = true;
    this.expect(this.#now());
  }

  stop(): void {
    this.#isRunning = false;
    this.#stopped.abort();
    clearTimeout(this.#timer);
  }

  expect(deadline: number): void {
    const now = this.#now();
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
    try {
      const now = await this.#beginWithAll();
      if (!this.#isRunning) return;
      this.expect((await this.#options.store.nextDeadline(now)) ?? this.#now() + LONGEST_WAIT_MS);
    } catch (error) {
      if (!this.#isRunning) return;
      this.#complain(error, {}, 'the deadlines could not be read: they will be looked at again');
      this.expect(this.#now() + RETRY_MS);
    } finally {
      this.#isAwake = false;
      if (this.#hasOverslept) this.expect(this.#now());
    }
  }

  /** @returns the moment up to which everything that is due was begun with */
  async #beginWithAll(): Promise<number> {
    const began = this.#now();
    let now = began;
    for (let waited = await this.#beginWith(began); waited !== null; ) {
      await new Promise(resolve => setTimeout(resolve, BETWEEN_PAGES_MS));
      let fresh: DuePlace | null = { deadline: now, key: null };
      now = this.#now();
      while (fresh !== null) fresh = await this.#beginWith(now, fresh);
      if (this.#busy.size < MOST_UNDER_WAY) waited = await this.#beginWith(began, waited);
    }
    return now;
  }

  /** Begins with a page of what is due. @returns the place behind which there may be more */
  async #beginWith(now: number, after?: DuePlace): Promise<DuePlace | null> {
    if (!this.#isRunning) return null;
    const batch = await this.#options.store.due(now, { limit: BATCH, ...(after && { after }) });
    if (!this.#isRunning) return null;
    for (const match of batch) void this.#look(match, now);
    return batch.length < BATCH ? null : batch.at(-1)!.place;
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
      this.#complain(error, { matchID: id }, 'what was due failed: it will be tried again');
      await new Promise(resolve => setTimeout(resolve, RETRY_MS).unref());
      this.#missed.add(id);
    }
    this.#busy.delete(id);
    if (this.#missed.delete(id)) this.expect(this.#now());
  }

  /** That the storage is away is in the log already, once. */
  #complain(error: unknown, facts: object, what: string): void {
    if (!(error instanceof CannotStore)) this.#options.log.error({ err: error, ...facts }, what);
  }

  async #act(found: DueMatch, now: number): Promise<void> {
    const { id, version } = found;
    const { store, known, drivers, reconcile } = this.#options;
    const match = known?.(found) ?? (await store.load(id));
    if (match === null || !this.#isRunning) return;
    const moments = drivers.map(driver => ({ driver, at: driver.dueAt(match) }));
    // What was changed while we asked needs no second look: it was done, here or elsewhere.
    if (match.version === version && moments.every(({ at }) => at === null)) await reconcile(match);
    const due = moments.filter(({ at }) => at !== null && at <= now);
    await Promise.all(due.map(({ driver }) => driver.run(match, this.#stopped.signal)));
  }
}
