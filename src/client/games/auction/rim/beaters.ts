import { outbids } from '../../../../game/auction/auction.ts';
import type { Sun } from '../../../../game/auction/suns.ts';
import { at, type Seat } from '../../../../game/shared/seats.ts';
import type { AuctionView } from '../view/auction-view.ts';

/** A sun of somebody who is still to be asked. */
export type Beater = { readonly seat: Seat; readonly sun: Sun };

/** Has a single seat suns left? When the last of them is spent the epoch ends. */
export const isAlone = (areas: AuctionView['areas']): boolean =>
  areas.filter(({ suns }) => suns.faceUp.length > 0).length === 1;

/**
 * What can be said of bidding a sun in the auction that is on: too low already, or who of all that are still to speak can
 * beat it, before or after, each with the lowest sun that does. Null outside of auctions, and for whoever has spoken.
 */
export const standingOf = (
  { step, areas }: AuctionView,
  seat: Seat,
  sun: Sun,
): 'too-low' | readonly Beater[] | null => {
  if (step.kind !== 'auction' || !('toSpeak' in step)) return null;
  if (!step.toSpeak.includes(seat)) return null;
  if (!outbids(sun, step.best)) return 'too-low';
  return step.toSpeak.flatMap(other => {
    if (other === seat) return [];
    const higher = at(areas, other).suns.faceUp.find(own => own > sun);
    return higher === undefined ? [] : [{ seat: other, sun: higher }];
  });
};
