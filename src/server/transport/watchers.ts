/** How long changes are gathered before the number is sent, in milliseconds: a crowd that comes at once is one change. */
const EVERY_MS = 1000;

/** Other servers whose pages watch the same matches. */
export type WatchersElsewhere = {
  readonly watchersAt: (matchID: string) => number;
  /** Is told how many watch here, at most once a second for each match. */
  readonly watchersHere: (matchID: string, many: number) => void;
};

type Options = {
  /** How many pages here watch a match. */
  readonly here: (matchID: string) => number;
  /** Whether any page here is at a match. */
  readonly hasPagesHere: (matchID: string) => boolean;
  readonly elsewhere: WatchersElsewhere;
  /** Tells all pages here that are at a match. */
  readonly broadcast: (matchID: string, many: number) => void;
};

/** Counts who watches each match, and sends the number where it has changed: at most once a second for each match. */
export class Watchers {
  readonly #options: Options;
  readonly #timers = new Map<string, NodeJS.Timeout>();
  /** By match, what pages and other servers were told last, where that is not nobody. */
  readonly #said = new Map<string, number>();
  readonly #saidElsewhere = new Map<string, number>();

  constructor(options: Options) {
    this.#options = options;
  }

  /** @returns how many watch on all servers together; the page that asks is sent later changes */
  subscribe(matchID: string): number {
    const many = this.#at(matchID);
    if (many !== (this.#said.get(matchID) ?? 0)) this.changed(matchID);
    return many;
  }

  /** Nobody here is at a match any more. */
  forget(matchID: string): void {
    this.#said.delete(matchID);
  }

  /** Somebody has come to watch or has gone, here or elsewhere. */
  changed(matchID: string): void {
    if (this.#timers.has(matchID)) return;
    this.#timers.set(matchID, setTimeout(() => this.#notify(matchID), EVERY_MS).unref());
  }

  close(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
  }

  #at(matchID: string): number {
    return this.#options.here(matchID) + this.#options.elsewhere.watchersAt(matchID);
  }

  #notify(matchID: string): void {
    this.#timers.delete(matchID);
    const { here, hasPagesHere, elsewhere, broadcast } = this.#options;
    if (note(this.#saidElsewhere, matchID, here(matchID))) elsewhere.watchersHere(matchID, here(matchID));
    const many = this.#at(matchID);
    if (hasPagesHere(matchID) && note(this.#said, matchID, many)) broadcast(matchID, many);
  }
}

/** @returns whether it is news */
const note = (said: Map<string, number>, matchID: string, many: number): boolean => {
  const isNew = many !== (said.get(matchID) ?? 0);
  if (many === 0) said.delete(matchID);
  else said.set(matchID, many);
  return isNew;
};
