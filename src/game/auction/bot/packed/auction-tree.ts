import { above, lowestOf } from './suns.ts';
import { MOST_SEATS, NOBODY, VOLUNTARY } from './table.ts';

/** More than the numbers of suns, and a place for no bid. */
const SUN_PLACES = 17;
const NODES = (MOST_SEATS + 1) * SUN_PLACES;

/**
 * An auction that is thought through to its end: who speaks, with what, and what comes of it for everybody. Filled and
 * asked again and again, so that thinking needs no memory. Whoever has bid is known by the sun, of which there is one of
 * each: so what follows hangs on the speaker and the highest bid alone, and is worked out once for each pair of them.
 */
export class PackedTree {
  players = 0;
  cause = 0;
  /** Face-up suns of each speaker that may still be bid, in the order in which they speak. */
  readonly speakers = new Int32Array(MOST_SEATS);
  readonly suns = new Int32Array(MOST_SEATS);
  count = 0;
  /** How far seats stray from what is best for them. 0: not at all. */
  doubt = 0;
  /** Whose tree tells how likely the others answer what, with the same speakers; null where they think as this one does. */
  guide: PackedTree | null = null;
  /** Who does not go by the guide. */
  guided = NOBODY;
  /** Utility by seat when a lot is sold for a sun: at `MOST_SEATS * sun + seat`. At 0, where nobody bids. */
  readonly ends = new Float64Array(SUN_PLACES * MOST_SEATS);

  /** What is to be expected when it is a speaker's turn and a sun is the highest bid: as `ends`. */
  readonly #known = new Float64Array(NODES * MOST_SEATS);
  readonly #isKnown = new Uint8Array(NODES);

  /** Forgets what was thought, as something that it hung on has changed. */
  begin(players: number, cause: number, doubt: number): void {
    this.players = players;
    this.cause = cause;
    this.doubt = doubt;
    this.count = 0;
    this.#isKnown.fill(0);
  }

  addSpeaker(seat: number, suns: number): void {
    this.speakers[this.count] = seat;
    this.suns[this.count] = suns;
    this.count += 1;
  }

  /** What everybody may expect once the speakers from number `turn` on have spoken: by seat, from the place returned. */
  foresee(turn: number, best: number): number {
    const node = turn * SUN_PLACES + best;
    if (this.#isKnown[node] === 0) {
      this.#isKnown[node] = 1;
      if (turn === this.count) this.#take(node, this.ends, best * MOST_SEATS);
      else this.#weigh(node, turn, best);
    }
    return node * MOST_SEATS;
  }

  /** What a seat may expect of a place that `foresee` returned. */
  at(place: number, seat: number): number {
    return this.#known[place + seat]!;
  }

  #take(node: number, from: Float64Array, place: number): void {
    for (let seat = 0; seat < this.players; seat++) {
      this.#known[node * MOST_SEATS + seat] = from[place + seat]!;
    }
  }

  /** Each answer of a speaker is as likely as it is good for it; who calls of their own will must pay. */
  #weigh(node: number, turn: number, best: number): void {
    const seat = this.speakers[turn]!;
    const suns = above(this.suns[turn]!, best);
    const mayPass = best !== 0 || this.cause !== VOLUNTARY || turn !== this.count - 1;
    if (suns === 0) {
      this.#take(node, this.#known, this.foresee(turn + 1, best));
      return;
    }
    if (this.guide !== null && seat !== this.guided) {
      this.#follow(node, turn, best, suns, mayPass, this.guide);
      return;
    }
    let top = mayPass ? this.at(this.foresee(turn + 1, best), seat) : Number.NEGATIVE_INFINITY;
    let bestSun = best;
    for (let left = suns; left !== 0; left &= left - 1) {
      const sun = lowestOf(left);
      const worth = this.at(this.foresee(turn + 1, sun), seat);
      if (worth > top) {
        top = worth;
        bestSun = sun;
      }
    }
    if (this.doubt === 0) {
      this.#take(node, this.#known, this.foresee(turn + 1, bestSun));
      return;
    }
    const into = node * MOST_SEATS;
    for (let other = 0; other < this.players; other++) this.#known[into + other] = 0;
    let all = mayPass ? this.#add(into, this.foresee(turn + 1, best), seat, top) : 0;
    for (let left = suns; left !== 0; left &= left - 1) {
      all += this.#add(into, this.foresee(turn + 1, lowestOf(left)), seat, top);
    }
    for (let other = 0; other < this.players; other++) this.#known[into + other]! /= all;
  }

  /** The mean of what follows from a speaker's answers, which are as likely as the guide has them. */
  #follow(node: number, turn: number, best: number, suns: number, mayPass: boolean, guide: PackedTree): void {
    const seat = this.speakers[turn]!;
    let top = mayPass ? guide.at(guide.foresee(turn + 1, best), seat) : Number.NEGATIVE_INFINITY;
    for (let left = suns; left !== 0; left &= left - 1) {
      top = Math.max(top, guide.at(guide.foresee(turn + 1, lowestOf(left)), seat));
    }
    const into = node * MOST_SEATS;
    for (let other = 0; other < this.players; other++) this.#known[into + other] = 0;
    let all = mayPass ? this.#addLikely(into, turn + 1, best, seat, top, guide) : 0;
    for (let left = suns; left !== 0; left &= left - 1) {
      all += this.#addLikely(into, turn + 1, lowestOf(left), seat, top, guide);
    }
    for (let other = 0; other < this.players; other++) this.#known[into + other]! /= all;
  }

  #addLikely(into: number, turn: number, best: number, seat: number, top: number, guide: PackedTree): number {
    const weight = Math.exp((guide.at(guide.foresee(turn, best), seat) - top) / guide.doubt);
    if (weight < 1e-3) return 0;
    const from = this.foresee(turn, best);
    for (let other = 0; other < this.players; other++) {
      this.#known[into + other]! += weight * this.#known[from + other]!;
    }
    return weight;
  }

  #add(into: number, from: number, seat: number, top: number): number {
    const weight = Math.exp((this.#known[from + seat]! - top) / this.doubt);
    if (weight < 1e-4) return 0;
    for (let other = 0; other < this.players; other++) {
      this.#known[into + other]! += weight * this.#known[from + other]!;
    }
    return weight;
  }
}
