import { leftOf } from './auction.ts';
import { above, bitOf, lowestOf } from './suns.ts';
import {
  ACTOR,
  BEST_SEAT,
  BEST_SUN,
  CALLER,
  CAUSE,
  LIVE,
  MOST_SEATS,
  NOBODY,
  type Packed,
  PLAYERS,
  VOLUNTARY,
} from './table.ts';

/** Suns, and 0 for none. */
const SUNS = 17;
/** Nobody is left to be asked. */
const ALL_SPOKEN = MOST_SEATS;

/** Everybody's chances to win once an auction is settled. */
type Settled = (s: Packed, chances: Float64Array) => void;

/**
 * An auction thought through from its end: what a speaker does hangs on nothing but who is asked and the best sun, which
 * tells who bid it, so that each of these is worked out once.
 */
export class AuctionThought {
  readonly #settle: (s: Packed) => void;
  readonly #table: Packed;
  readonly #known = new Uint8Array((MOST_SEATS + 1) * SUNS);
  readonly #chances = Array.from({ length: (MOST_SEATS + 1) * SUNS }, () => new Float64Array(MOST_SEATS));

  constructor({ settle, newTable }: { settle: (s: Packed) => void; newTable: () => Packed }) {
    this.#settle = settle;
    this.#table = newTable();
  }

  solve(s: Packed, chances: Float64Array, settled: Settled): void {
    this.#known.fill(0);
    chances.set(this.#asked(s, s[ACTOR]!, s[BEST_SUN]!, settled));
  }

  /** What comes of it when a seat is asked and a sun, or 0, is the best so far. */
  #asked(s: Packed, seat: number, best: number, settled: Settled): Float64Array {
    const key = seat * SUNS + best;
    const chances = this.#chances[key]!;
    if (this.#known[key] === 1) return chances;
    this.#known[key] = 1;
    if (seat === ALL_SPOKEN) {
      this.#sell(s, best);
      settled(this.#table, chances);
      return chances;
    }
    let none = true;
    const must = best === 0 && s[CAUSE] === VOLUNTARY && seat === s[CALLER];
    if (!must) {
      chances.set(this.#asked(s, nextAsked(s, seat, best), best, settled));
      none = false;
    }
    for (let suns = above(s[LIVE + seat]!, best); suns !== 0; suns &= suns - 1) {
      const sun = lowestOf(suns);
      const answer = this.#asked(s, nextAsked(s, seat, sun), sun, settled);
      if (none || answer[seat]! > chances[seat]!) chances.set(answer);
      none = false;
    }
    return chances;
  }

  #sell(s: Packed, best: number): void {
    const table = this.#table;
    table.set(s);
    table[BEST_SUN] = best;
    table[BEST_SEAT] = NOBODY;
    for (let seat = 0; best !== 0 && seat < s[PLAYERS]!; seat++) {
      if ((s[LIVE + seat]! & bitOf(best)) !== 0) table[BEST_SEAT] = seat;
    }
    this.#settle(table);
  }
}

/** Who is asked after a seat: only those who can outbid. */
const nextAsked = (s: Packed, seat: number, best: number): number => {
  let next = seat;
  while (next !== s[CALLER]) {
    next = leftOf(s, next);
    if (above(s[LIVE + next]!, best) !== 0) return next;
  }
  return ALL_SPOKEN;
};
