import type { Logger } from 'pino';
import { isRefusal } from '../match/commands.ts';
import { MATCH_ID } from '../match/ids.ts';
import type { Matches } from '../match/matches.ts';
import { CannotStore, type MatchStore, type Place } from '../match/ports.ts';
import { STAGES, type Stage } from '../match/stored-match.ts';

/** By stage, how many milliseconds a match may be left alone before it is removed; null: for ever. */
export type Lifetimes = Readonly<Record<Stage, number | null>>;

const EVERY_MS = 600_000;
/** The first look waits until those who were here before a restart are back. */
const FIRST_MS = 120_000;
/** Matches are removed one after another, so many in a row: whoever else asks for something is answered in between. */
const BATCH = 20;
const PAUSE_MS = 100;

type Options = {
  readonly store: Pick<MatchStore, 'idle'>;
  readonly matches: Pick<Matches, 'send' | 'remove'>;
  readonly lifetimes: Lifetimes;
  readonly log: Pick<Logger, 'info' | 'warn'>;
  /** Milliseconds since 1970, on a clock that does not jump forward. */
  readonly clock: () => number;
};

/**
 * Removes matches that have been left alone: tables that nobody came to, matches that nobody goes on with, and finished
 * ones where they are not kept for ever. Several servers may do it at once: who removes a match is settled as for
 * any other write.
 */
export class Retirement {
  readonly #options: Options;
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(options: Options) {
    this.#options = options;
  }

  start(): void {
    this.#expect(FIRST_MS);
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  /** Looks once. @returns how many matches were removed */
  async sweep(): Promise<number> {
    const { clock, lifetimes, log } = this.#options;
    let all = 0;
    for (const stage of STAGES) {
      const lifetime = lifetimes[stage];
      const removed = lifetime === null ? 0 : await this.#sweepStage(stage, clock() - lifetime);
      if (removed > 0) log.info({ stage, matches: removed }, 'matches that were left alone are removed');
      all += removed;
    }
    return all;
  }

  #expect(ms: number): void {
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => {
      this.sweep()
        .catch(error => {
          if (this.#isStopped) return;
          this.#options.log.warn(
            { err: error },
            'old matches could not be removed: that is tried again later',
          );
        })
        .finally(() => this.#expect(EVERY_MS));
    }, ms);
    this.#timer.unref();
  }

  async #sweepStage(stage: Stage, before: number): Promise<number> {
    let removed = 0;
    let after: Place | undefined;
    while (!this.#isStopped) {
      const batch = await this.#options.store.idle({ stage, before, limit: BATCH, ...(after && { after }) });
      for (const { id } of batch) {
        if (this.#isStopped) break;
        if (await this.#retire(id, before)) removed += 1;
      }
      after = batch.at(-1);
      if (batch.length < BATCH) break;
      await new Promise(resolve => setTimeout(resolve, PAUSE_MS));
    }
    return removed;
  }

  async #retire(id: string, before: number): Promise<boolean> {
    const { matches, log } = this.#options;
    // Left by a server that was killed as it tried whether it can write.
    if (!MATCH_ID.test(id)) {
      await matches.remove(id);
      return true;
    }
    try {
      const done = await matches.send(id, { kind: 'retire', before });
      return !isRefusal(done) && done.match === null;
    } catch (error) {
      if (error instanceof CannotStore) throw error;
      log.warn({ err: error, matchID: id }, 'a match could not be removed');
      return false;
    }
  }
}
