import type { Logger } from 'pino';
import { RecurringWork } from './recurring-work.ts';

/** So often it is looked for some, which goes through all that there have been. Milliseconds. */
const EVERY_MS = 3_600_000;

/** Things of one kind that nobody will ask for again. */
export type Purgeable = {
  readonly name: string;
  /** So long after it was made one is kept in any case. Milliseconds. */
  readonly retentionMs: number;
  /** Forgets some that were made before a moment. @returns how many; 0: there are none */
  readonly purgeBefore: (before: number) => Promise<number>;
};

type Options = {
  readonly purgeable: readonly Purgeable[];
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly log: Pick<Logger, 'error'>;
};

/** Has what is old forgotten, now and then: else the store would grow for ever. */
export class Purge extends RecurringWork {
  readonly #options: Options;

  constructor(options: Options) {
    super(EVERY_MS);
    this.#options = options;
  }

  protected override async work(): Promise<void> {
    const { purgeable, now, log } = this.#options;
    for (const { name, retentionMs, purgeBefore } of purgeable) {
      try {
        while (!this.isStopped && (await purgeBefore(now() - retentionMs)) > 0);
      } catch (error) {
        // What is left is forgotten the next time.
        log.error({ err: error, old: name }, 'what is old cannot be forgotten');
      }
    }
  }
}
