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
/** Answers less likely than this are left out. */
const UNLIKELY = 1e-3;

/** Everybody's chances to win once an auction is settled. */
type Settled = (s: Packed, chances: Float64Array) => void;

/**
 * An auction thought through from its end: what a speaker does hangs on nothing but who is asked and the best sun, which
 * tells who bid it, so that each of these is worked out once.
 */
export class AuctionThought {
  readonly #doubt: number;
  readonly #settle: (s: Packed) => void;
  readonly #table: Packed;
  readonly #known = new Uint8Array((MOST_SEATS + 1) * SUNS);
  readonly #chances = Array.from({ length: (MOST_SEATS + 1) * SUNS }, () => new Float64Array(MOST_SEATS));

  /** @param doubt how far people stray from their best answer: it is e times less likely for so much chance to win */
  constructor({ settle, newTable }: { settle: (s: Packed) => void; newTable: () => Packed }, doubt: number) {
    this.#doubt = doubt;
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
    chances.fill(0);
    if (seat === ALL_SPOKEN) {
      this.#sell(s, best);
      settled(this.#table, chances);
      return chances;
    }
    const suns = above(s[LIVE + seat]!, best);
    const mayPass = best !== 0 || s[CAUSE] !== VOLUNTARY || seat !== s[CALLER];
    let top = mayPass ? this.#asked(s, nextAsked(s, seat, best), best, settled)[seat]! : 0;
    for (let left = suns; left !== 0; left &= left - 1) {
      const sun = lowestOf(left);
      top = Math.max(top, this.#asked(s, nextAsked(s, seat, sun), sun, settled)[seat]!);
    }
    let all = mayPass ? this.#weigh(s, seat, best, top, chances) : 0;
    for (let left = suns; left !== 0; left &= left - 1) {
      all += this.#weigh(s, seat, lowestOf(left), top, chances);
    }
    for (let other = 0; other < s[PLAYERS]!; other++) chances[other]! /= all;
    return chances;
  }

  /** Adds what comes of an answer, the more of it the better it is for whoever gives it. @returns how much */
  #weigh(s: Packed, seat: number, sun: number, top: number, into: Float64Array): number {
    const answer = this.#chances[nextAsked(s, seat, sun) * SUNS + sun]!;
    const weight = Math.exp((answer[seat]! - top) / this.#doubt);
    if (weight < UNLIKELY) return 0;
    for (let other = 0; other < s[PLAYERS]!; other++) into[other]! += weight * answer[other]!;
    return weight;
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
