import type { Logger } from 'pino';
import type { Matches } from '../match/matches.ts';
import { RecurringWork } from '../recurring-work.ts';
import type { DuplicateStore } from './duplicate-store.ts';

/** So often it is looked for some, which goes through all that there have been. Milliseconds. */
const EVERY_MS = 3_600_000;
/** So long after it was made one is kept in any case. Milliseconds. */
const KEPT_MS = 86_400_000;

type Options = {
  readonly store: Pick<DuplicateStore, 'forgetBefore'>;
  readonly matches: Pick<Matches, 'now'>;
  readonly log: Pick<Logger, 'error'>;
};

/** Deals whose matches are all gone are forgotten, but not on the day on which they were made. */
export class ForgettingDuplicates extends RecurringWork {
  readonly #options: Options;

  constructor(options: Options) {
    super(EVERY_MS);
    this.#options = options;
  }

  protected override async work(): Promise<void> {
    const { store, matches, log } = this.#options;
    try {
      while (!this.isStopped && (await store.forgetBefore(matches.now() - KEPT_MS)) > 0);
    } catch (error) {
      // What is left is forgotten the next time.
      log.error({ err: error }, 'old deals cannot be forgotten');
    }
  }
}
