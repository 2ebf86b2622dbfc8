import { AUCTION_TRACK } from '../../tracks.ts';
import type { AuctionWeights } from '../weights.ts';
import { leftOf, nextToAct } from './auction.ts';
import { PackedTree } from './auction-tree.ts';
import { drawsLeft, type PackedOutlook } from './outlook.ts';
import { above, lowestOf } from './suns.ts';
import { fillSunsWorth } from './suns-worth.ts';
import {
  ACTOR,
  BAG,
  BEST_SUN,
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
import { isFull, tilesOn } from './track.ts';

/** What a lot brings: fame of a seat when a winner has it, at `MOST_SEATS * winner + seat`. */
export type PackedWorth = Float64Array;
export const newWorth = (): PackedWorth => new Float64Array(MOST_SEATS * MOST_SEATS);

/**
 * What `steady` thinks of calls on a packed table: the same as `prospectsOf` and `chooseBid` of plain tables, many times
 * as quick. One thought at a time: what an instance holds is written over by the next.
 */
export class Calls {
  readonly #weights: AuctionWeights;
  readonly #tree = new PackedTree();
  readonly #other = new PackedTree();
  /** What everybody's suns are worth when one was paid: at `MOST_SEATS * sun + seat`. */
  readonly #paid = new Float64Array(17 * MOST_SEATS);
  readonly #stay = new Float64Array(MOST_SEATS);

  constructor(weights: AuctionWeights) {
    this.#weights = weights;
  }

  /** Does calling Ra promise whoever is to act more than drawing? [T-01] */
  isToInvoke(s: Packed, worth: PackedWorth, { drawsLeft: draws }: PackedOutlook): boolean {
    if (isFull(s)) return true;
    const seat = s[ACTOR]!;
    const ra = s[RA_LEFT]! / s[BAG]!;
    this.#lookAtSuns(s, draws);
    const invoking = this.#hear(this.#tree, s, seat, VOLUNTARY, draws, worth, 0, seat);
    const drawn = this.#afterTile(s, seat, worth, draws);
    const drawing = ra * this.#afterRa(s, seat, worth) + (1 - ra) * drawn;
    return invoking > drawing + this.#weights.patience;
  }

  /** The bid of whoever is asked, 0 for a pass. */
  bid(s: Packed, worth: PackedWorth, { drawsLeft: draws }: PackedOutlook): number {
    const seat = s[ACTOR]!;
    const best = s[BEST_SUN]!;
    this.#lookAtSuns(s, draws);
    const tree = this.#open(this.#tree, s, seat, s[CALLER]!, s[CAUSE]!, draws, worth, 0);
    const mayPass = best !== 0 || s[CAUSE] !== VOLUNTARY || seat !== s[CALLER];
    let choice = 0;
    let most = Number.NEGATIVE_INFINITY;
    for (let suns = s[LIVE + seat]!; suns !== 0; suns &= suns - 1) {
      const sun = lowestOf(suns);
      if (sun <= best) continue;
      const value = tree.at(tree.foresee(1, sun), seat);
      if (value > most) {
        most = value;
        choice = sun;
      }
    }
    return mayPass && tree.at(tree.foresee(1, best), seat) > most ? 0 : choice;
  }

  /** An auction that is going on, from whoever is asked on, as `steady` thinks it through. Good until it thinks of another. */
  tree(s: Packed, worth: PackedWorth, { drawsLeft: draws }: PackedOutlook): PackedTree {
    this.#lookAtSuns(s, draws);
    return this.#open(this.#tree, s, s[ACTOR]!, s[CALLER]!, s[CAUSE]!, draws, worth, 0, s[BEST_SUN]!);
  }

  /** A Ra tile is drawn. */
  #afterRa(s: Packed, seat: number, worth: PackedWorth): number {
    const raTrack = s[RA_TRACK]! + 1;
    if (raTrack === s[RA_END]) {
      this.#look(s, 0);
      return this.#stay[seat]!;
    }
    const draws = drawsLeft(s, raTrack, this.#weights);
    this.#lookAtSuns(s, draws);
    return this.#hear(this.#tree, s, seat, RA_TILE, draws, worth, 0, seat);
  }

  /** Another tile is drawn: the next player calls for the better lot, or lets it grow. */
  #afterTile(s: Packed, seat: number, worth: PackedWorth, draws: number): number {
    const { tileFame, lyingTile, doubt } = this.#weights;
    const next = nextToAct(s, seat);
    const tiles = tilesOn(s);
    if (tiles + 1 >= AUCTION_TRACK)
      return this.#hear(this.#tree, s, next, FULL_TRACK, draws, worth, tileFame, seat);
    const tree = this.#open(this.#other, s, leftOf(s, next), next, VOLUNTARY, draws, worth, tileFame);
    const called = tree.foresee(0, 0);
    this.#look(s, tiles * lyingTile + draws);
    const ofCall = tree.at(called, seat);
    const ofGrowth = this.#stay[seat]!;
    if (next === seat) return Math.max(ofCall, ofGrowth);
    const more = (tree.at(called, next) - this.#stay[next]!) / doubt;
    const likely = more > 0 ? 1 : Math.exp(more);
    const unlikely = more > 0 ? Math.exp(-more) : 1;
    const call = likely < 1e-4 ? 0 : likely;
    const growth = unlikely < 1e-4 ? 0 : unlikely;
    return (call * ofCall + growth * ofGrowth) / (call + growth);
  }

  /** What a call that begins now comes to for a seat. */
  #hear(
    into: PackedTree,
    s: Packed,
    caller: number,
    cause: number,
    draws: number,
    worth: PackedWorth,
    more: number,
    seat: number,
  ): number {
    const tree = this.#open(into, s, leftOf(s, caller), caller, cause, draws, worth, more);
    return tree.at(tree.foresee(0, 0), seat);
  }

  /** Fills a tree with a call. @param best the highest bid: who cannot outbid it does not speak @param first who speaks first, or stands left of the one who does */
  #open(
    tree: PackedTree,
    s: Packed,
    first: number,
    caller: number,
    cause: number,
    draws: number,
    worth: PackedWorth,
    more: number,
    best = 0,
  ): PackedTree {
    const players = s[PLAYERS]!;
    tree.begin(players, cause, this.#weights.doubt);
    for (let seat = first; ; seat = leftOf(s, seat)) {
      if (above(s[LIVE + seat]!, best) !== 0) tree.addSpeaker(seat, s[LIVE + seat]!);
      if (seat === caller) break;
    }
    for (let winner = 0; winner < players; winner++) {
      for (let suns = s[LIVE + winner]!; suns !== 0; suns &= suns - 1) {
        const place = lowestOf(suns) * MOST_SEATS;
        for (let seat = 0; seat < players; seat++) {
          tree.ends[place + seat] = this.#paid[place + seat]! + worth[winner * MOST_SEATS + seat]!;
        }
        tree.ends[place + winner]! += more;
        this.#toUtility(tree.ends, place, players);
      }
    }
    const lying = cause === FULL_TRACK ? 0 : tilesOn(s) * this.#weights.lyingTile;
    this.#look(s, lying + draws);
    for (let seat = 0; seat < players; seat++) tree.ends[seat] = this.#stay[seat]!;
    return tree;
  }

  /** Nobody wins anything now, and so many tiles are still to be won: what everybody makes of it. */
  #look(s: Packed, tiles: number): void {
    fillSunsWorth(s, NOBODY, 0, s[CENTRE]!, tiles, this.#weights, this.#stay, 0);
    this.#toUtility(this.#stay, 0, s[PLAYERS]!);
  }

  #lookAtSuns(s: Packed, draws: number): void {
    for (let winner = 0; winner < s[PLAYERS]!; winner++) {
      for (let suns = s[LIVE + winner]!; suns !== 0; suns &= suns - 1) {
        const sun = lowestOf(suns);
        fillSunsWorth(s, winner, sun, s[CENTRE]!, draws, this.#weights, this.#paid, sun * MOST_SEATS);
      }
    }
  }

  #toUtility(fame: Float64Array, place: number, players: number): void {
    let all = 0;
    for (let seat = 0; seat < players; seat++) all += fame[place + seat]!;
    const envy = this.#weights.rivalry / (players - 1);
    for (let seat = 0; seat < players; seat++) {
      const own = fame[place + seat]!;
      fame[place + seat] = own - envy * (all - own);
    }
  }
}
