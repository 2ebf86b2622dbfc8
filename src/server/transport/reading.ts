import type { LogEntry, MatchState } from '../boardgame.ts';
import { BoundedMap } from '../bounded-map.ts';
import type { MatchStore } from '../match/ports.ts';
import type { StoredMatch } from '../match/stored-match.ts';

/** How many of a match's last moves a page is told of at once; what was before is asked for in pages. */
const LAST_MOVES = 20;
/** Matches whose last moves are kept, some ten thousand characters each. */
const KEPT = 200;

/** A match as it is stored at one moment, and the last entries of its log. */
export type Reading = {
  readonly match: StoredMatch | null;
  readonly log: readonly LogEntry[];
};

/** What is read for pages. */
export type MatchReader = Pick<MatchStore, 'load' | 'log' | 'initialState'>;

/**
 * Reads matches for however many pages ask at the same time: whoever asks while a match is being read waits for the
 * next reading of it, as the one under way may be too old already.
 */
export class Readings {
  readonly #reader: MatchReader;
  readonly #underWay = new Map<string, Promise<Reading>>();
  readonly #next = new Map<string, Promise<Reading>>();
  /** By match, the moves that led up to the state of this number: these stay as they are. */
  readonly #logs = new BoundedMap<{ readonly before: number; readonly log: readonly LogEntry[] }>(KEPT);

  constructor(reader: MatchReader) {
    this.#reader = reader;
  }

  /** @throws what the storage throws */
  read(id: string): Promise<Reading> {
    const underWay = this.#underWay.get(id);
    if (underWay === undefined) return this.#begin(id);
    let next = this.#next.get(id);
    if (next === undefined) {
      const begin = () => {
        this.#next.delete(id);
        return this.#begin(id);
      };
      next = underWay.then(begin, begin);
      this.#next.set(id, next);
    }
    return next;
  }

  initialState(id: string): Promise<MatchState | null> {
    return this.#reader.initialState(id);
  }

  #begin(id: string): Promise<Reading> {
    const reading = this.#read(id).finally(() => {
      if (this.#underWay.get(id) === reading) this.#underWay.delete(id);
    });
    this.#underWay.set(id, reading);
    return reading;
  }

  async #read(id: string): Promise<Reading> {
    const match = await this.#reader.load(id);
    const before = match?.state?._stateID;
    if (before === undefined) return { match, log: [] };
    const kept = this.#logs.get(id);
    if (kept?.before === before) return { match, log: kept.log };
    // A log only grows, so what leads up to the state that was read is still there.
    const log = await this.#reader.log(id, { before, limit: LAST_MOVES });
    this.#logs.put(id, { before, log });
    return { match, log };
  }
}
