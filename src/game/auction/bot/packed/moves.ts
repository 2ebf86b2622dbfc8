import type { Seat } from '../../../shared/seats.ts';
import type { BidOrPass } from '../../bidding.ts';
import type { Sun } from '../../suns.ts';
import { above, lowestOf } from './suns.ts';
import { ACTOR, BEST_SEAT, BEST_SUN, CALLER, CAUSE, LIVE, NOBODY, type Packed, VOLUNTARY } from './table.ts';

/** Moves as small numbers: a bid is the number of its sun. A game's own begin at `OWN_MOVE`. */
export const PASS = 0;
export const DRAW = 17;
export const INVOKE = 18;
export const OWN_MOVE = 19;

/** More legal moves than any table of these games leaves. */
export const MOST_MOVES = 64;

/** Where legal moves are written to. */
export type MoveList = Int32Array;
export const noMoves = (): MoveList => new Int32Array(MOST_MOVES);

/** Writes down what the one who is asked may say, and returns how many moves there are. */
export const legalBids = (s: Packed, into: MoveList): number => {
  let n = 0;
  const seat: Seat = s[ACTOR]!;
  for (let suns = above(s[LIVE + seat]!, s[BEST_SUN]!); suns !== 0; suns &= suns - 1) {
    into[n++] = lowestOf(suns);
  }
  if (!mustBid(s)) into[n++] = PASS;
  return n;
};

/** Nobody has bid in the auction of whoever called of their own will, and now they are asked. */
export const mustBid = (s: Packed): boolean =>
  s[CAUSE] === VOLUNTARY && s[ACTOR] === s[CALLER] && s[BEST_SEAT] === NOBODY;

/** The moves that both games have. */
type AuctionMove = BidOrPass | readonly ['draw'] | readonly ['invokeRa'];

export const numberOfAuctionMove = ([name, sun]: AuctionMove): number => {
  if (name === 'draw') return DRAW;
  if (name === 'invokeRa') return INVOKE;
  return name === 'pass' ? PASS : (sun as number);
};
/** @param move below `OWN_MOVE` */
export const auctionMoveOf = (move: number): AuctionMove => {
  if (move === DRAW) return ['draw'];
  if (move === INVOKE) return ['invokeRa'];
  return move === PASS ? ['pass'] : ['bid', move as Sun];
};
