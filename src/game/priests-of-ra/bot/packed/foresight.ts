import { leftOf } from '../../../auction/bot/packed/auction.ts';
import { PackedTree } from '../../../auction/bot/packed/auction-tree.ts';
import { DRAW, INVOKE, PASS } from '../../../auction/bot/packed/moves.ts';
import { above, lowestOf, winnerOf } from '../../../auction/bot/packed/suns.ts';
import {
  ACTOR,
  AUCTION,
  BAG,
  BEST_SEAT,
  BEST_SUN,
  CALLER,
  CAUSE,
  LIVE,
  MOST_SEATS,
  NOBODY,
  OVER,
  type Packed,
  PLAYERS,
  STEP,
  VOLUNTARY,
} from '../../../auction/bot/packed/table.ts';
import type { Judge } from '../../../auction/bot/packed/think.ts';
import { isFull } from '../../../auction/bot/packed/track.ts';
import { apply } from './apply.ts';
import { PLACE } from './moves.ts';
import { newSteadyThought, type SteadyThought, steadyMove } from './steady.ts';
import { FIRST_SIDE, IN_BAG, newPacked, PLACEMENT, PRIESTS, SECOND_SIDE, TILE_COUNT } from './table.ts';

/** What is needed at one depth of a thought, made once. */
type Room = {
  readonly table: Packed;
  readonly drawn: Packed;
  readonly tree: PackedTree;
  /** What `steady` thinks of the same auction. */
  readonly usual: SteadyThought;
  readonly chances: Float64Array;
  readonly other: Float64Array;
  readonly sum: Float64Array;
};

const newRoom = (): Room => ({
  table: newPacked(),
  drawn: newPacked(),
  tree: new PackedTree(),
  usual: newSteadyThought(),
  chances: new Float64Array(MOST_SEATS),
  other: new Float64Array(MOST_SEATS),
  sum: new Float64Array(MOST_SEATS),
});

/** Deeper than anybody thinks. */
const ROOMS = 16;

/**
 * Thinks a table through to the beginnings of turns that follow, which a judge is asked about. Auctions are solved
 * backwards from their last speaker: everything but the bag lies open, but people err, so each answer of somebody is
 * only as likely as it is good for them. What is drawn is as likely as it lies in the bag.
 */
export class Foresight {
  readonly #judge: Judge;
  readonly #doubt: number;
  readonly #rivalDoubt: number;
  #self = NOBODY;
  readonly #rooms: readonly Room[] = Array.from({ length: ROOMS }, newRoom);

  /** @param doubt how much of a chance to win somebody must lose by an answer to give it e times as seldom
   * @param rivalDoubt the same for rivals in auctions, in fame as `steady` reckons; 0 if they think as this one does */
  constructor(judge: Judge, doubt: number, rivalDoubt = 0) {
    this.#judge = judge;
    this.#doubt = doubt;
    this.#rivalDoubt = rivalDoubt;
  }

  /**
   * The chance of whoever is to act to win after each of its legal moves.
   * @param turns how many turns after this move are thought through before the judge is asked
   * @param chances filled by the place of the move in the list
   */
  weigh(s: Packed, moves: Int32Array, count: number, turns: number, chances: Float64Array): void {
    const seat = s[ACTOR]!;
    const room = this.#rooms[0]!;
    this.#self = seat;
    if (s[STEP] === AUCTION) {
      this.#openAuction(s, turns, 0);
      for (let i = 0; i < count; i++) {
        const best = moves[i] === PASS ? s[BEST_SUN]! : moves[i]!;
        chances[i] = room.tree.at(room.tree.foresee(1, best), seat);
      }
      return;
    }
    for (let i = 0; i < count; i++) {
      if (moves[i] === DRAW) this.#draw(s, turns, 0, room.chances);
      else {
        room.table.set(s);
        apply(room.table, moves[i]!, 0);
        this.#goOn(room.table, turns, 1, room.chances);
      }
      chances[i] = room.chances[seat]!;
    }
  }

  /**
   * What everybody may expect of a table as it stands, whatever is to be done there.
   * @param s is not changed
   */
  expect(s: Packed, turns: number, chances: Float64Array): void {
    this.#self = s[ACTOR]!;
    const { drawn } = this.#rooms[0]!;
    drawn.set(s);
    this.#goOn(drawn, turns, 1, chances);
  }

  /** What everybody may expect of a table that is not drawn upon now. */
  #goOn(s: Packed, turns: number, depth: number, chances: Float64Array): void {
    while (s[STEP] === PRIESTS) apply(s, steadyMove(s), 0);
    if (s[STEP] === AUCTION) {
      const { tree } = this.#openAuction(s, turns, depth);
      const place = tree.foresee(0, s[BEST_SUN]!);
      for (let seat = 0; seat < s[PLAYERS]!; seat++) chances[seat] = tree.at(place, seat);
    } else if (s[STEP] === OVER) {
      chances.fill(0);
      chances[winnerOf(s)] = 1;
    } else if (turns > 0) this.#turn(s, turns - 1, depth, chances);
    else this.#judge(s, chances);
  }

  /** A turn: the better action is the likelier one. */
  #turn(s: Packed, turns: number, depth: number, chances: Float64Array): void {
    const room = this.#rooms[depth]!;
    const seat = s[ACTOR]!;
    room.table.set(s);
    apply(room.table, INVOKE, 0);
    this.#goOn(room.table, turns, depth + 1, chances);
    if (isFull(s)) return;
    const { other } = room;
    this.#draw(s, turns, depth, other);
    const likely = 1 / (1 + Math.exp((other[seat]! - chances[seat]!) / this.#doubt));
    for (let i = 0; i < s[PLAYERS]!; i++) chances[i] = likely * chances[i]! + (1 - likely) * other[i]!;
  }

  /** A tile is drawn: each as likely as it lies in the bag; of two sides whoever draws it chooses the better one. */
  #draw(s: Packed, turns: number, depth: number, chances: Float64Array): void {
    const { table, drawn, sum } = this.#rooms[depth]!;
    const { chances: first } = this.#rooms[depth + 1]!;
    const seat = s[ACTOR]!;
    const players = s[PLAYERS]!;
    sum.fill(0);
    for (let tile = 0; tile < TILE_COUNT; tile++) {
      const likely = s[IN_BAG + tile]! / s[BAG]!;
      if (likely === 0) continue;
      drawn.set(s);
      apply(drawn, DRAW, tile);
      if (drawn[STEP] !== PLACEMENT) this.#goOn(drawn, turns, depth + 2, first);
      else {
        table.set(drawn);
        apply(table, PLACE + FIRST_SIDE[tile]!, 0);
        this.#goOn(table, turns, depth + 2, first);
        const { other: second } = this.#rooms[depth + 1]!;
        apply(drawn, PLACE + SECOND_SIDE[tile]!, 0);
        this.#goOn(drawn, turns, depth + 2, second);
        if (second[seat]! > first[seat]!) first.set(second);
      }
      for (let i = 0; i < players; i++) sum[i]! += likely * first[i]!;
    }
    chances.set(sum);
  }

  /** Fills a tree with an auction that is going on, from whoever is asked on. */
  #openAuction(s: Packed, turns: number, depth: number): Room {
    const room = this.#rooms[depth]!;
    const { tree, table, chances } = room;
    const best = s[BEST_SUN]!;
    const caller = s[CALLER]!;
    tree.begin(s[PLAYERS]!, s[CAUSE]!, this.#doubt);
    tree.guided = this.#self;
    tree.guide = this.#rivalDoubt === 0 ? null : room.usual(s, this.#rivalDoubt);
    if (best !== 0) this.#end(s, table, s[BEST_SEAT]!, best, turns, depth, chances, tree);
    for (let seat = s[ACTOR]!; ; seat = leftOf(s, seat)) {
      const suns = above(s[LIVE + seat]!, best);
      if (suns !== 0) {
        tree.addSpeaker(seat, suns);
        for (let left = suns; left !== 0; left &= left - 1) {
          this.#end(s, table, seat, lowestOf(left), turns, depth, chances, tree);
        }
      }
      if (seat === caller) break;
    }
    if (best === 0 && s[CAUSE] !== VOLUNTARY) this.#end(s, table, NOBODY, 0, turns, depth, chances, tree);
    return room;
  }

  /** What everybody may expect when an auction ends like this. */
  #end(
    s: Packed,
    table: Packed,
    winner: number,
    sun: number,
    turns: number,
    depth: number,
    chances: Float64Array,
    tree: PackedTree,
  ): void {
    table.set(s);
    table[BEST_SEAT] = winner;
    table[BEST_SUN] = sun;
    table[ACTOR] = table[CALLER]!;
    apply(table, PASS, 0);
    this.#goOn(table, turns, depth + 1, chances);
    for (let seat = 0; seat < s[PLAYERS]!; seat++) tree.ends[sun * MOST_SEATS + seat] = chances[seat]!;
  }
}
