import { at, type BySeat, leftOf, type Seat } from '../shared/seats.ts';
import { hasFaceUpSun, type Sun, type SunOwner, type Suns } from './suns.ts';

/** What began the auction, which decides what happens when nobody bids. */
export type AuctionKind = 'voluntary' | 'full-track' | 'ra-tile';

export type Bid = { seat: Seat; sun: Sun };

export type Auction = {
  /** `cause`, not `kind`: a step has a kind of its own. */
  cause: AuctionKind;
  /** The Ra player, who began it and speaks last. */
  caller: Seat;
  /** Who is still to be asked, in order; the first is asked now. */
  toSpeak: [Seat, ...Seat[]];
  /** The highest bid so far, which is the last one made. */
  best: Bid | null;
};

/** An auction at its start: everybody with a face-up sun, from the left of the Ra player round to the Ra player. */
export const openAuction = (cause: AuctionKind, caller: Seat, owners: BySeat<SunOwner>): Auction => {
  const toSpeak: Seat[] = [];
  for (let seat = leftOf(caller, owners.length); seat !== caller; seat = leftOf(seat, owners.length)) {
    if (hasFaceUpSun(at(owners, seat).suns)) toSpeak.push(seat);
  }
  toSpeak.push(caller);
  return { cause, caller, toSpeak: toSpeak as [Seat, ...Seat[]], best: null };
};

/**
 * Calling Ra of one's own will is a promise to pay: if everyone else passes, the caller must bid.
 * The caller speaks last, so no bid on the caller's turn means that everyone passed.
 */
export const mustBid = ({ cause, caller, toSpeak, best }: Auction): boolean =>
  cause === 'voluntary' && toSpeak[0] === caller && best === null;

/** Does a sun beat the bids so far? */
export const outbids = (sun: Sun, best: Bid | null): boolean => best === null || sun > best.sun;

/** Can a player say anything but pass? */
export const canOutbid = ({ faceUp }: Suns, best: Bid | null): boolean => outbids(faceUp.at(-1) ?? 0, best);
