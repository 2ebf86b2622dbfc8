import { outbids } from '../../../../game/auction/auction.ts';
import type { Sun } from '../../../../game/auction/suns.ts';
import { at, type Seat } from '../../../../game/shared/seats.ts';
import type { AuctionView } from '../auction-game.ts';

/** A sun of somebody who is still to be asked. */
export type Beater = { readonly seat: Seat; readonly sun: Sun };

/**
 * What can be said of bidding a sun in the auction that is on: too low already, or who of those that are asked
 * afterwards can still beat it, each with the lowest sun that does. Null outside of auctions, and for whoever has spoken.
 */
export const standingOf = (
  { step, areas }: AuctionView,
  seat: Seat,
  sun: Sun,
): 'too-low' | readonly Beater[] | null => {
  if (step.kind !== 'auction' || !('toSpeak' in step)) return null;
  const place = step.toSpeak.indexOf(seat);
  if (place < 0) return null;
  if (!outbids(sun, step.best)) return 'too-low';
  return step.toSpeak.slice(place + 1).flatMap(other => {
    const higher = at(areas, other).suns.faceUp.find(own => own > sun);
    return higher === undefined ? [] : [{ seat: other, sun: higher }];
  });
};
