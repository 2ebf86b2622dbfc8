import type { AnyMove } from '../contract.ts';
import type { Seat } from '../shared/seats.ts';
import { type Auction, type Bid, mustBid, outbids } from './auction.ts';
import type { Sun, Suns } from './suns.ts';
import { type ActingStep, actor } from './table.ts';

export type BidOrPass = readonly ['bid', Sun] | readonly ['pass'];

/** Made once and handed out again and again: simulations ask for moves millions of times. */
const PASS: BidOrPass = ['pass'];
const BIDS: readonly BidOrPass[] = Array.from({ length: 17 }, (_, sun) => ['bid', sun] as const);

/** What the one who is asked may say. */
export const legalBids = (auction: Auction, { faceUp }: Suns): readonly BidOrPass[] => {
  const moves: BidOrPass[] = [];
  for (const sun of faceUp) if (outbids(sun, auction.best)) moves.push(BIDS[sun]!);
  if (!mustBid(auction)) moves.push(PASS);
  return moves;
};

/** Why a bid or a pass is refused. */
export const BID_REFUSALS = ['sun-not-yours', 'sun-face-down', 'sun-too-low', 'caller-must-bid'] as const;
export type BidRefusal = (typeof BID_REFUSALS)[number];

export const refusalOfBidding = (auction: Auction, suns: Suns, [name, sun]: AnyMove): BidRefusal | null => {
  if (name === 'pass') return mustBid(auction) ? 'caller-must-bid' : null;
  return refusalOfSun(suns, sun, auction.best);
};

const refusalOfSun = (suns: Suns, sun: unknown, best: Bid | null): BidRefusal | null => {
  if (suns.faceDown.includes(sun as Sun)) return 'sun-face-down';
  if (!suns.faceUp.includes(sun as Sun)) return 'sun-not-yours';
  return outbids(sun as Sun, best) ? null : 'sun-too-low';
};

/** Why a move is refused before its game has looked at it. */
export const CALL_REFUSALS = ['match-over', 'not-your-turn', 'unknown-move', 'not-now'] as const;
export type CallRefusal = (typeof CALL_REFUSALS)[number];

/**
 * Is there such a move, is it this seat's to make, and now? Anything may be asked: moves come from anywhere.
 * @param phases the moves of each phase, as the game's `meta` has them
 * @param takes how many arguments each move takes
 */
export const refusalOfCall = (
  phases: Readonly<Record<string, readonly string[]>>,
  takes: Readonly<Record<string, number>>,
  step: ActingStep,
  seat: Seat,
  [name, ...args]: AnyMove,
): CallRefusal | null => {
  if (step.kind === 'over') return 'match-over';
  if (typeof name !== 'string' || !Object.hasOwn(takes, name)) return 'unknown-move';
  if (args.length > takes[name]!) return 'unknown-move';
  if (actor(step) !== seat) return 'not-your-turn';
  return phases[step.kind]?.includes(name) ? null : 'not-now';
};
