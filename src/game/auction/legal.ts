import type { AnyMove } from '../contract.ts';
import { type Auction, type Bid, mustBid, outbids } from './auction.ts';
import { SUNS, type Sun, type Suns } from './suns.ts';

export type BidOrPass = readonly ['bid', Sun] | readonly ['pass'];

/** Made once and handed out again and again: simulations ask for moves millions of times. */
const PASS: BidOrPass = ['pass'];
const BIDS: readonly BidOrPass[] = SUNS.map(sun => ['bid', sun]);

/** What the one who is asked may say. */
export const legalBids = (auction: Auction, { faceUp }: Suns): readonly BidOrPass[] => {
  const moves: BidOrPass[] = [];
  for (const sun of faceUp) if (outbids(sun, auction.best)) moves.push(BIDS[sun - 1] ?? ['bid', sun]);
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
