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
const UNLIKELY = 1e-2;
const NO_DOUBT = 1e-9;

/** What rivals make of their answers, in fame. */
export type Rivals = {
  /** Called with the table at the start of each auction that is searched. */
  readonly listen: (s: Packed) => void;
  /** What a seat promises itself of a sun, or 0 for a pass, where another sun is the best so far. */
  readonly promise: (s: Packed, seat: number, sun: number, best: number) => number;
  /** They give an answer e times less often for so much fame less. */
  readonly doubt: number;
};

/** Everybody's chances to win once an auction is settled. */
type Settled = (s: Packed, chances: Float64Array) => void;

/**
 * Solves an auction by backward induction. What a speaker does depends only on who is asked and on the best sun, which tells who bid
 * it; so these two are the key of a table of positions, and each is worked out once.
 */
export class AuctionSolver {
  readonly #rivals: Rivals | null;
  #own = 0;
  readonly #settle: (s: Packed) => void;
  readonly #table: Packed;
  readonly #known = new Uint8Array((MOST_SEATS + 1) * SUNS);
  /** What is best for a speaker who does what is best: a sun, or 0 for a pass. */
  readonly #answers = new Uint8Array((MOST_SEATS + 1) * SUNS);
  readonly #valuesASeat: number;
  readonly #chances: readonly Float64Array[];

  /** @param valuesASeat how many numbers a judge gives of each seat (`Judge`) */
  constructor(
    { settle, newTable }: { settle: (s: Packed) => void; newTable: () => Packed },
    rivals: Rivals | null,
    valuesASeat: number,
  ) {
    this.#valuesASeat = valuesASeat;
    this.#chances = Array.from(
      { length: (MOST_SEATS + 1) * SUNS },
      () => new Float64Array(MOST_SEATS * valuesASeat),
    );
    this.#rivals = rivals;
    this.#settle = settle;
    this.#table = newTable();
  }

  /** @param own who thinks, and chooses what is best for itself */
  solve(s: Packed, own: number, chances: Float64Array, settled: Settled): void {
    this.#own = own;
    this.listen(s);
    chances.set(this.#asked(s, s[ACTOR]!, s[BEST_SUN]!, settled));
  }

  /** An auction begins in which speakers are asked one after the other (`answer`). */
  listen(s: Packed): void {
    this.#rivals?.listen(s);
    this.#known.fill(0);
  }

  /** What is best for whoever is asked now, in the auction that was listened to: a sun, or 0 for a pass. */
  answer(s: Packed, settled: Settled): number {
    const seat = s[ACTOR]!;
    if (this.#rivals !== null && seat !== this.#own) {
      // What is said on the way hangs on who thinks; what comes of the end does not.
      this.#own = seat;
      this.#known.fill(0, 0, ALL_SPOKEN * SUNS);
    }
    this.#asked(s, seat, s[BEST_SUN]!, settled);
    return this.#answers[seat * SUNS + s[BEST_SUN]!]!;
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
    const rivals = seat === this.#own ? null : this.#rivals;
    let top = Number.NEGATIVE_INFINITY;
    if (mayPass) top = this.#worth(s, seat, 0, best, rivals, settled);
    let answer = 0;
    for (let left = suns; left !== 0; left &= left - 1) {
      const worth = this.#worth(s, seat, lowestOf(left), best, rivals, settled);
      if (worth <= top) continue;
      top = worth;
      answer = lowestOf(left);
    }
    this.#answers[key] = answer;
    let all = mayPass ? this.#weigh(s, seat, 0, best, top, rivals, settled, chances) : 0;
    for (let left = suns; left !== 0; left &= left - 1) {
      all += this.#weigh(s, seat, lowestOf(left), best, top, rivals, settled, chances);
    }
    for (let n = 0; n < s[PLAYERS]! * this.#valuesASeat; n++) chances[n]! /= all;
    return chances;
  }

  /** What an answer, 0 for a pass, is worth to whoever gives it: chance to win, or for rivals fame. */
  #worth(
    s: Packed,
    seat: number,
    sun: number,
    best: number,
    rivals: Rivals | null,
    settled: Settled,
  ): number {
    if (rivals !== null) return rivals.promise(s, seat, sun, best);
    return this.#after(s, seat, sun, best, settled)[seat]!;
  }

  #after(s: Packed, seat: number, sun: number, best: number, settled: Settled): Float64Array {
    const said = Math.max(sun, best);
    return this.#asked(s, nextAsked(s, seat, said), said, settled);
  }

  /** Adds what comes of an answer, the more of it the better it is for whoever gives it. @returns how much */
  #weigh(
    s: Packed,
    seat: number,
    sun: number,
    best: number,
    top: number,
    rivals: Rivals | null,
    settled: Settled,
    into: Float64Array,
  ): number {
    const less = this.#worth(s, seat, sun, best, rivals, settled) - top;
    const weight = Math.exp(less / (rivals === null ? NO_DOUBT : rivals.doubt));
    if (weight < UNLIKELY) return 0;
    const answer = this.#after(s, seat, sun, best, settled);
    for (let n = 0; n < s[PLAYERS]! * this.#valuesASeat; n++) into[n]! += weight * answer[n]!;
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
