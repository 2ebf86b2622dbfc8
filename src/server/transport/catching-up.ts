import type { Logger } from 'pino';
import type { Tell } from '../match/commands.ts';
import { CannotStore } from '../match/ports.ts';

/** How soon pages that could not be told what they missed are told. */
const RETRY_MS = 1000;

type Kinds = ReadonlySet<Tell['kind']>;

/** Pages that have missed something, and are told of it in a moment: however often that is asked for, once. */
export class CatchingUp {
  readonly #log: Pick<Logger, 'error'>;
  readonly #tell: (matchID: string, kinds: Kinds) => Promise<unknown>;
  /** By match, what pages are to be told as soon as it has been read. */
  readonly #behind = new Map<string, Set<Tell['kind']>>();

  /** @param tell reads a match, and tells its pages all they have missed and what else is told of it */
  constructor(log: Pick<Logger, 'error'>, tell: (matchID: string, kinds: Kinds) => Promise<unknown>) {
    this.#log = log;
    this.#tell = tell;
  }

  later(matchID: string, toTell: readonly Tell['kind'][]): void {
    const waiting = this.#behind.get(matchID);
    if (waiting !== undefined) {
      for (const kind of toTell) waiting.add(kind);
      return;
    }
    const kinds = new Set(toTell);
    this.#behind.set(matchID, kinds);
    // What is said from now on may not be in what is read.
    const begin = () => this.#behind.delete(matchID);
    void Promise.resolve()
      .then(begin)
      .then(() => this.#tell(matchID, kinds))
      .catch(error => {
        // What fails by itself would fail again; that nothing can be read is in the log already.
        if (error instanceof CannotStore) setTimeout(() => this.later(matchID, [...kinds]), RETRY_MS).unref();
        else this.#log.error({ err: error, matchID }, 'pages could not be told what they have missed');
      });
  }
}
