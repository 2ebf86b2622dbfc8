import type { Logger } from 'pino';
import type { Announcement } from '../match/commands.ts';
import { CannotStore } from '../match/ports.ts';

/** How soon a reading that failed is tried again. */
const RETRY_MS = 1000;

type Kinds = ReadonlySet<Announcement['kind']>;

/** Brings pages up to date that have missed something: once, however often that is asked for until it begins. */
export class CatchingUp {
  readonly #log: Pick<Logger, 'error'>;
  readonly #catchUp: (matchID: string, kinds: Kinds) => Promise<unknown>;
  /** By match, what else is to be announced as soon as it has been read. */
  readonly #scheduled = new Map<string, Set<Announcement['kind']>>();

  /** @param catchUp reads a match, sends its pages what they have missed, and announces what is of these kinds */
  constructor(log: Pick<Logger, 'error'>, catchUp: (matchID: string, kinds: Kinds) => Promise<unknown>) {
    this.#log = log;
    this.#catchUp = catchUp;
  }

  schedule(matchID: string, more: readonly Announcement['kind'][]): void {
    const scheduled = this.#scheduled.get(matchID);
    if (scheduled !== undefined) {
      for (const kind of more) scheduled.add(kind);
      return;
    }
    const kinds = new Set(more);
    this.#scheduled.set(matchID, kinds);
    // From here on the reading may be too old for whoever asks: they are given another one.
    const begin = () => this.#scheduled.delete(matchID);
    void Promise.resolve()
      .then(begin)
      .then(() => this.#catchUp(matchID, kinds))
      .catch(error => {
        // A fault of ours would only come again. That the storage is away has been logged already, and passes.
        if (error instanceof CannotStore)
          setTimeout(() => this.schedule(matchID, [...kinds]), RETRY_MS).unref();
        else this.#log.error({ err: error, matchID }, 'pages could not be told what they have missed');
      });
  }
}
