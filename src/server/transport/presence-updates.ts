import type { Logger } from 'pino';
import type { Matches } from '../match/matches.ts';
import { CannotStore } from '../match/ports.ts';

/** What changes at once, as where a node is lost or a server is back, is looked at together. */
const SETTLE_MS = 200;
/** So many matches are looked at at a time: players' moves come in between. */
const AT_ONCE = 10;
const RETRY_MS = 2000;

/** Sees to it that whoever has come to matches or gone from them is shown there, and waited for where they are to act. */
export class PresenceUpdates {
  readonly #matches: Pick<Matches, 'send'>;
  readonly #log: Pick<Logger, 'error'>;
  readonly #waiting = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(matches: Pick<Matches, 'send'>, log: Pick<Logger, 'error'>) {
    this.#matches = matches;
    this.#log = log;
  }

  expect(matchIDs: readonly string[]): void {
    for (const id of matchIDs) this.#waiting.add(id);
    this.#in(SETTLE_MS);
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  #in(ms: number): void {
    if (this.#isClosed || this.#waiting.size === 0) return;
    this.#timer ??= setTimeout(() => void this.#run(), ms);
  }

  async #run(): Promise<void> {
    let pause = 0;
    const ids = [...this.#waiting].slice(0, AT_ONCE);
    for (const id of ids) this.#waiting.delete(id);
    const update = async (id: string) => {
      try {
        await this.#matches.send(id, { kind: 'presence' });
      } catch (error) {
        // A fault of ours would only come again.
        if (!(error instanceof CannotStore)) {
          this.#log.error({ err: error, matchID: id }, 'who is at a match could not be looked at');
          return;
        }
        // That the storage is away has been logged already.
        this.#waiting.add(id);
        pause = RETRY_MS;
      }
    };
    await Promise.all(ids.map(update));
    this.#timer = undefined;
    this.#in(pause);
  }
}
