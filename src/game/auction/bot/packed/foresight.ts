import { AUCTION_TRACK } from '../../tracks.ts';
import type { AuctionWeights } from '../weights.ts';
import { leftOf, nextToAct } from './auction.ts';
import { drawsLeft } from './outlook.ts';
import { above, bitOf, lowestOf } from './suns.ts';
import { fillSunsWorth } from './suns-worth.ts';
import {
  BAG,
  CALLER,
  CAUSE,
  CENTRE,
  FULL_TRACK,
  LIVE,
  MOST_SEATS,
  NOBODY,
  type Packed,
  PLAYERS,
  RA_END,
  RA_LEFT,
  RA_TILE,
  RA_TRACK,
  VOLUNTARY,
} from './table.ts';
import { tilesOn } from './track.ts';

/** What the lot adds to or takes from everybody's fame: at `MOST_SEATS * winner + seat`. */
export type LotGains = Float64Array;
export const noGains = (): LotGains => new Float64Array(MOST_SEATS * MOST_SEATS);

type Call = {
  readonly cause: number;
  readonly caller: number;
  /** Ra tiles on the Ra track by then, and what tiles yet unseen add to the lot, in fame. */
  readonly raTrack: number;
  readonly more: number;
};

const SUNS = 17;
const ALL_SPOKEN = MOST_SEATS;
const KEYS = (MOST_SEATS + 1) * SUNS;

/**
 * What calls, draws and bids promise everybody, in fame. Everything is open at the table, so each speaker of an auction foresees all
 * who follow; but people err, so each answer is only as likely as it is good. Its memory is used again and again.
 */
export class Foresight {
  readonly #weights: AuctionWeights;
  readonly #known = new Uint8Array(KEYS);
  readonly #utilities = Array.from({ length: KEYS }, () => new Float64Array(MOST_SEATS));
  readonly #grown = new Float64Array(MOST_SEATS);
  readonly #called = new Float64Array(MOST_SEATS);
  #call: Call = { cause: VOLUNTARY, caller: 0, raTrack: 0, more: 0 };

  constructor(weights: AuctionWeights) {
    this.#weights = weights;
  }

  /** An auction begins or goes on, about which `promise` will be asked. */
  listen(s: Packed): void {
    this.#begin({ cause: s[CAUSE]!, caller: s[CALLER]!, raTrack: s[RA_TRACK]!, more: 0 });
  }

  /** What a seat promises itself of a sun, or 0 for a pass, where another sun is the best so far. */
  promise(s: Packed, gains: LotGains, seat: number, sun: number, best: number): number {
    const said = Math.max(sun, best);
    return this.#asked(s, gains, nextAsked(s, seat, said, this.#call.caller), said)[seat]!;
  }

  /** Ra is invoked now. */
  invoking(s: Packed, gains: LotGains, seat: number, into: Float64Array): void {
    const cause = tilesOn(s) === AUCTION_TRACK ? FULL_TRACK : VOLUNTARY;
    this.#hear(s, gains, { cause, caller: seat, raTrack: s[RA_TRACK]!, more: 0 }, into);
  }

  /** A tile is drawn: Ra, or one that nobody has seen yet. */
  drawing(s: Packed, gains: LotGains, seat: number, into: Float64Array): void {
    const ra = s[BAG] === 0 ? 0 : s[RA_LEFT]! / s[BAG]!;
    this.waiting(s, gains, seat, 1, into);
    const players = s[PLAYERS]!;
    const raTrack = s[RA_TRACK]! + 1;
    const afterRa = this.#called;
    if (raTrack === s[RA_END]) this.#stay(s, 0, afterRa);
    else this.#hear(s, gains, { cause: RA_TILE, caller: seat, raTrack, more: 0 }, afterRa);
    for (let other = 0; other < players; other++) {
      into[other] = ra * afterRa[other]! + (1 - ra) * into[other]!;
    }
  }

  /** The turn passes on after so many tiles were drawn: the next player calls for the lot, or lets it grow. */
  waiting(s: Packed, gains: LotGains, seat: number, drawn: number, into: Float64Array): void {
    const after = nextToAct(s, seat);
    const next = after === NOBODY ? seat : after;
    const more = drawn * this.#weights.tileFame;
    const raTrack = s[RA_TRACK]!;
    if (tilesOn(s) + drawn >= AUCTION_TRACK) {
      this.#hear(s, gains, { cause: FULL_TRACK, caller: next, raTrack, more }, into);
      return;
    }
    const called = this.#called;
    const grown = this.#grown;
    this.#hear(s, gains, { cause: VOLUNTARY, caller: next, raTrack, more }, called);
    this.#stay(s, tilesOn(s) * this.#weights.lyingTile + drawsLeft(s, raTrack, this.#weights), grown);
    if (next === seat) {
      into.set(called[seat]! > grown[seat]! ? called : grown);
      return;
    }
    const top = Math.max(called[next]!, grown[next]!);
    let a = Math.exp((called[next]! - top) / this.#weights.doubt);
    let b = Math.exp((grown[next]! - top) / this.#weights.doubt);
    if (a < UNLIKELY) a = 0;
    if (b < UNLIKELY) b = 0;
    for (let other = 0; other < s[PLAYERS]!; other++) {
      into[other] = (a * called[other]! + b * grown[other]!) / (a + b);
    }
  }

  #hear(s: Packed, gains: LotGains, call: Call, into: Float64Array): void {
    this.#begin(call);
    into.set(this.#asked(s, gains, nextAsked(s, call.caller, 0, NOBODY), 0));
  }

  #begin(call: Call): void {
    this.#call = call;
    this.#known.fill(0);
  }

  /** What comes of it when a seat is asked and a sun, or 0, is the best so far: each answer as likely as it is good. */
  #asked(s: Packed, gains: LotGains, seat: number, best: number): Float64Array {
    const key = seat * SUNS + best;
    const mean = this.#utilities[key]!;
    if (this.#known[key] === 1) return mean;
    this.#known[key] = 1;
    if (seat === ALL_SPOKEN) {
      if (best === 0) this.#unsold(s, mean);
      else this.#sold(s, gains, best, mean);
      return mean;
    }
    const { cause, caller } = this.#call;
    const mayPass = best !== 0 || cause !== VOLUNTARY || seat !== caller;
    const suns = above(s[LIVE + seat]!, best);
    let top = Number.NEGATIVE_INFINITY;
    if (mayPass) top = this.#asked(s, gains, nextAsked(s, seat, best, caller), best)[seat]!;
    for (let left = suns; left !== 0; left &= left - 1) {
      const sun = lowestOf(left);
      top = Math.max(top, this.#asked(s, gains, nextAsked(s, seat, sun, caller), sun)[seat]!);
    }
    mean.fill(0);
    let all = 0;
    if (mayPass) all += this.#weigh(s, nextAsked(s, seat, best, caller), best, seat, top, mean);
    for (let left = suns; left !== 0; left &= left - 1) {
      const sun = lowestOf(left);
      all += this.#weigh(s, nextAsked(s, seat, sun, caller), sun, seat, top, mean);
    }
    for (let other = 0; other < s[PLAYERS]!; other++) mean[other]! /= all;
    return mean;
  }

  #weigh(s: Packed, next: number, sun: number, seat: number, top: number, mean: Float64Array): number {
    const answer = this.#utilities[next * SUNS + sun]!;
    const weight = Math.exp((answer[seat]! - top) / this.#weights.doubt);
    if (weight < UNLIKELY) return 0;
    for (let other = 0; other < s[PLAYERS]!; other++) mean[other]! += weight * answer[other]!;
    return weight;
  }

  #sold(s: Packed, gains: LotGains, sun: number, into: Float64Array): void {
    let winner = 0;
    while (winner < s[PLAYERS]! && (s[LIVE + winner]! & bitOf(sun)) === 0) winner += 1;
    // Without this a bid of a sun that nobody has would be looked for without end.
    if (winner === s[PLAYERS]) throw new Error(`nobody has the sun ${sun}`);
    const { raTrack, more } = this.#call;
    const draws = drawsLeft(s, raTrack, this.#weights);
    fillSunsWorth(s, winner, sun, s[CENTRE]!, draws, this.#weights, into, 0);
    for (let seat = 0; seat < s[PLAYERS]!; seat++) into[seat]! += gains[MOST_SEATS * winner + seat]!;
    into[winner]! += more;
    this.toUtility(s, into);
  }

  #unsold(s: Packed, into: Float64Array): void {
    const { cause, raTrack } = this.#call;
    const draws = drawsLeft(s, raTrack, this.#weights);
    this.#stay(s, cause === FULL_TRACK ? draws : tilesOn(s) * this.#weights.lyingTile + draws, into);
  }

  #stay(s: Packed, tiles: number, into: Float64Array): void {
    fillSunsWorth(s, NOBODY, 0, s[CENTRE]!, tiles, this.#weights, into, 0);
    this.toUtility(s, into);
  }

  /** What each seat makes of everybody's fame, in place. */
  toUtility(s: Packed, fame: Float64Array): void {
    const players = s[PLAYERS]!;
    let all = 0;
    for (let seat = 0; seat < players; seat++) all += fame[seat]!;
    const envy = this.#weights.rivalry / (players - 1);
    for (let seat = 0; seat < players; seat++) fame[seat] = fame[seat]! - envy * (all - fame[seat]!);
  }
}

/** Answers less likely than this are left out. */
const UNLIKELY = 1e-4;

/** Who is asked after a seat: those who can outbid, the caller last. @param caller `NOBODY` at the start of an auction */
const nextAsked = (s: Packed, seat: number, best: number, caller: number): number => {
  let next = seat;
  for (let i = 0; i < s[PLAYERS]! && next !== caller; i++) {
    next = leftOf(s, next);
    if (above(s[LIVE + next]!, best) !== 0) return next;
  }
  return ALL_SPOKEN;
};
