import type { LogEntry } from 'boardgame.io';

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

  /** @param before all that was known until now, as `whole` gives it */
  sync({ log, state }: Synced, before: readonly LogEntry[]): void {
    this.#from = log[0]?._stateID ?? state._stateID;
    const known = before.filter(({ _stateID }) => _stateID < this.#from);
    this.#earlier = known.at(-1)?._stateID === this.#from - 1 ? known : [];
  }

  /** Up to which number the moves are not known yet, or null where all of them are. */
  get missing(): number | null {
    const first = this.#earlier[0]?._stateID ?? this.#from;
    return first === 0 ? null : first;
  }

  /** A page of moves that end before `before`. What was not asked for is not heard. */
  add(before: number, page: readonly LogEntry[]): void {
    if (before === this.missing) this.#earlier = [...page, ...this.#earlier];
  }

  whole(log: readonly LogEntry[]): readonly LogEntry[] {
    return this.#earlier.length === 0 ? log : [...this.#earlier, ...log];
  }

  /** Is something missing between what was synced and what was told since? */
  hasGap(log: readonly LogEntry[], stateID: number): boolean {
    return this.#from + log.length < stateID;
  }
}
