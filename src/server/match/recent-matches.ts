import { BoundedMap } from '../bounded-map.ts';
import type { StoredMatch } from './stored-match.ts';

/** More than are played at once on one machine; a match takes some 20 kB. */
const KEPT = 500;

/**
 * The matches that were written last, as they were written: the next move of a match need not read it again. What is
 * found here may be outdated where several servers share a store, so it serves as what a write is made from, whose
 * version the store checks, and for nothing else.
 */
export class RecentMatches {
  readonly #byID = new BoundedMap<StoredMatch>(KEPT);

  /** The match as it was written last, or as it was read since. */
  get(id: string, loaded?: StoredMatch): StoredMatch | undefined {
    const written = this.#byID.get(id);
    if (written === undefined || loaded === undefined) return written ?? loaded;
    return written.version >= loaded.version ? written : loaded;
  }

  wrote(match: StoredMatch): void {
    this.#byID.put(match.id, match);
  }

  /** Another server has written the match since, unless it is the one that is kept. */
  outdate(id: string, version: number): void {
    const known = this.#byID.get(id);
    if (known !== undefined && known.version < version) this.forget(id);
  }

  forget(id: string): void {
    this.#byID.forget(id);
  }
}
