import type { Logger } from 'pino';
import { MATCH_ID } from '../../wire/parts.ts';
import { isRefusal } from '../match/commands.ts';
import type { Matches } from '../match/matches.ts';
import { CannotStore, type IdleQuery, type MatchStore } from '../match/ports.ts';
import { STAGES, type Stage } from '../match/stored-match.ts';

/**
 * By stage, how many milliseconds a match may be left alone before it is removed; null: for ever. `untouched`: the same of one
 * that has begun, or even ended, without a move of any person's.
 */
export type Lifetimes = Readonly<Record<Stage, number | null> & { untouched: number }>;

const EVERY_MS = 600_000;
/** The first look waits until those who were here before a restart are back. */
const FIRST_MS = 120_000;
/** Matches are removed one after another, so many in a row: whoever else asks for something is answered in between. */
const BATCH = 20;
const PAUSE_MS = 100;
/** Matches that ended untouched are looked for among those that ended so long ago at most: there may be a million others. */
const UNTOUCHED_ENDED_MS = 2 * 86_400_000;

/** Which matches are removed in one go. */
type Sweep = Pick<IdleQuery, 'stage' | 'before' | 'untouched' | 'after'>;

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
    const { untouched, ...byStage } = lifetimes;
    const before = clock() - untouched;
    const from = { since: before - UNTOUCHED_ENDED_MS, id: '' };
    const sweeps: readonly Sweep[] = [
      { stage: 'running', before, untouched: true },
      { stage: 'finished', before, untouched: true, after: from },
      ...STAGES.flatMap(stage => {
        const lifetime = byStage[stage];
        return lifetime === null ? [] : [{ stage, before: clock() - lifetime }];
      }),
    ];
    let all = 0;
    for (const sweep of sweeps) {
      const removed = await this.#remove(sweep);
      const { stage } = sweep;
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

  async #remove({ after: from, ...which }: Sweep): Promise<number> {
    let removed = 0;
    let after = from;
    while (!this.#isStopped) {
      const batch = await this.#options.store.idle({ ...which, limit: BATCH, ...(after && { after }) });
      for (const { id } of batch) {
        if (this.#isStopped) break;
        if (await this.#retire(id, which)) removed += 1;
      }
      after = batch.at(-1);
      if (batch.length < BATCH) break;
      await new Promise(resolve => setTimeout(resolve, PAUSE_MS));
    }
    return removed;
  }

  async #retire(id: string, { before, untouched }: Sweep): Promise<boolean> {
    const { matches, log } = this.#options;
    // Left by a server that was killed as it tried whether it can write.
    if (!MATCH_ID.test(id)) {
      await matches.remove(id);
      return true;
    }
    try {
      const done = await matches.send(id, {
        kind: 'retire',
        before,
        ...(untouched && { untouched }),
      });
      return !isRefusal(done) && done.match === null;
    } catch (error) {
      if (error instanceof CannotStore) throw error;
      log.warn({ err: error, matchID: id }, 'a match could not be removed');
      return false;
    }
  }
}
