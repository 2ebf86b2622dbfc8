import { type Auction, mustBid } from './auction.ts';
import type { BidOrPass } from './bidding.ts';
import type { Suns } from './suns.ts';

/** Passes; where the Ra player must bid, with the lowest sun. */
export const mildestBid = (auction: Auction, { faceUp }: Suns): BidOrPass => {
  const [first, ...others] = faceUp;
  if (!mustBid(auction) || first === undefined) return ['pass'];
  return ['bid', others.reduce((lowest, sun) => (sun < lowest ? sun : lowest), first)];
};
