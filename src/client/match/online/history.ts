import type { LogEntry } from 'boardgame.io';

/** Pages of history break at multiples of so many moves, wherever the first one begins. */
const CHUNK_MOVES = 50;

/** As much of a `sync` as says where its log begins. */
type Synced = { readonly log: readonly LogEntry[]; readonly state: { readonly _stateID: number } };

/**
 * The moves before those that a `sync` tells, which come in pages when they are asked for. What was known before the
 * connection was lost is kept. Every move is one entry of the log, under the number of the state it was made in.
 */
export class History {
  /** From some number on, without a gap up to the log that was synced. */
  #earlier: readonly LogEntry[] = [];
  /** The number with which the log begins that was synced. */
  #from = 0;
  /** Pages that came before the one that they belong in front of, by the number they end at. */
  readonly #waiting = new Map<number, readonly LogEntry[]>();

  /** @param before all that was known until now, as `whole` gives it */
  sync({ log, state }: Synced, before: readonly LogEntry[]): void {
    this.#from = log[0]?._stateID ?? state._stateID;
    this.#waiting.clear();
    const known = before.filter(({ _stateID }) => _stateID < this.#from);
    this.#earlier = known.at(-1)?._stateID === this.#from - 1 ? known : [];
  }

  /** Up to which number the moves are not known yet, or null where all of them are. */
  get missing(): number | null {
    const first = this.#earlier[0]?._stateID ?? this.#from;
    return first === 0 ? null : first;
  }

  /** The numbers before which moves are to be asked for, all at once: a long match takes no longer than a short one. */
  get pages(): readonly number[] {
    const pages: number[] = [];
    for (let before = this.missing ?? 0; before > 0; ) {
      pages.push(before);
      before = Math.floor((before - 1) / CHUNK_MOVES) * CHUNK_MOVES;
    }
    return pages;
  }

  /** A page of moves that end before `before`. One that nothing was missing for is not heard. */
  add(before: number, page: readonly LogEntry[]): void {
    if (before > (this.missing ?? 0)) return;
    this.#waiting.set(before, page);
    for (;;) {
      const { missing } = this;
      const next = missing === null ? undefined : this.#waiting.get(missing);
      if (missing === null || next === undefined || next.length === 0) return;
      this.#waiting.delete(missing);
      this.#earlier = [...next, ...this.#earlier];
    }
  }

  whole(log: readonly LogEntry[]): readonly LogEntry[] {
    return this.#earlier.length === 0 ? log : [...this.#earlier, ...log];
  }

  /** Is something missing between what was synced and what was told since? */
  hasGap(log: readonly LogEntry[], stateID: number): boolean {
    return this.#from + log.length < stateID;
  }
}
