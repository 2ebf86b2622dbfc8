import type { Rivals } from '../../../game/auction/bot/packed/auction-solver.ts';
import { tileOutOf } from '../../../game/auction/bot/packed/bag.ts';
import { type Judge, MaxNSearch, type PackedGame } from '../../../game/auction/bot/packed/max-n-search.ts';
import { DRAW, INVOKE, noMoves } from '../../../game/auction/bot/packed/moves.ts';
import { biddingBy, type Policy } from '../../../game/auction/bot/packed/rollouts.ts';
import { winnerOf } from '../../../game/auction/bot/packed/suns.ts';
import {
  ACTOR,
  AUCTION,
  FAME,
  MOST_SEATS,
  OVER,
  type Packed,
  STEP,
  TURN,
} from '../../../game/auction/bot/packed/table.ts';
import { quickRandom, type Random } from '../../../game/shared/random.ts';
import type { Note, Played } from '../training.ts';

/** How matches of Ra and Priests of Ra are played to be learnt from. */
export type AuctionMatches = {
  readonly legalMoves: (s: Packed, into: Int32Array) => number;
  readonly apply: (s: Packed, move: number, drawn: number) => void;
  /** Where the counts of the tiles in the bag begin. */
  readonly inBag: number;
  /** Who plays in every seat. */
  readonly policy: Policy;
  /** Of so many beginnings of turns one is noted: those next to each other teach the same. */
  readonly noteOneIn: number;
  /** Of so many moves one is any legal one, so that the net learns what the teacher would not let come about. */
  readonly oddOneIn: number;
  /** The numbers that a net is told of a table. */
  readonly told: (s: Packed, random: Random) => Float32Array;
};

/** So much fame more than the mean of the rivals is ahead by 1. */
const FAME_AHEAD = 30;

const list = noMoves();

/** Plays as somebody does, but bids, and calls for bids, where a judge gives it more chance to win then. */
export const auctioneer = (
  game: PackedGame,
  judge: Judge,
  newRivals: (() => Rivals) | null,
  usual: Policy['move'],
): Policy => {
  const thinker = new MaxNSearch(game, judge, newRivals);
  const { listen, move: bid } = biddingBy(thinker, usual);
  const now = new Float64Array(MOST_SEATS);
  const invoked = new Float64Array(MOST_SEATS);
  return {
    listen,
    move: (s, moves, count) => {
      const move = bid(s, moves, count);
      // Where it may not draw, or plays a tile instead, there is nothing to weigh against a call.
      if (s[STEP] !== TURN || moves[0] !== DRAW || (move !== DRAW && move !== INVOKE)) return move;
      const seat = s[ACTOR]!;
      judge(s, now);
      thinker.after(s, INVOKE, 0, invoked);
      return invoked[seat]! > now[seat]! ? INVOKE : DRAW;
    },
  };
};

/** Plays a match to its end. @param s its beginning */
export const playToLearn = (
  { legalMoves, apply, inBag, policy, noteOneIn, oddOneIn, told }: AuctionMatches,
  s: Packed,
  players: number,
  seed: string,
  note: Note,
): Played => {
  const random = quickRandom(`train ${seed}`);
  let isHeard = false;
  while (s[STEP] !== OVER) {
    if (s[STEP] === TURN && random.below(noteOneIn) === 0) note(told(s, random));
    if (s[STEP] === AUCTION && !isHeard) policy.listen(s);
    isHeard = s[STEP] === AUCTION;
    const count = legalMoves(s, list);
    const isOdd = random.below(oddOneIn) === 0;
    const move = isOdd ? list[random.below(count)]! : count === 1 ? list[0]! : policy.move(s, list, count);
    apply(s, move, tileOutOf(s, inBag, random));
  }
  const winner = winnerOf(s);
  const fame = Array.from({ length: players }, (_, seat) => s[FAME + seat]!);
  const all = fame.reduce((sum, own) => sum + own, 0);
  return {
    scores: fame,
    won: fame.map((_, seat) => (seat === winner ? 1 : 0)),
    ahead: fame.map(own => (own - (all - own) / (players - 1)) / FAME_AHEAD),
  };
};
