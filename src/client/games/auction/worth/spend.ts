import { outbids } from '../../../../game/auction/auction.ts';
import { LAST_EPOCH } from '../../../../game/auction/epochs.ts';
import { paySun, type Sun } from '../../../../game/auction/suns.ts';
import { at, type Seat } from '../../../../game/shared/seats.ts';
import type { AuctionView } from '../view/auction-view.ts';

/** The sun that a lot would cost a seat: the one it bid, if none is higher, or the lowest that can win; null without one. */
export const priceOf = ({ step, areas }: AuctionView, seat: Seat): Sun | null => {
  const { faceUp } = at(areas, seat).suns;
  if (step.kind !== 'auction' || !('toSpeak' in step)) return faceUp[0] ?? null;
  if (step.best?.seat === seat) return step.best.sun;
  if (!step.toSpeak.includes(seat)) return null;
  return faceUp.find(sun => outbids(sun, step.best)) ?? null;
};

/**
 * A copy of the table on which a seat has paid for the lot, where that counts: in the last epoch, as what lies before
 * everybody at its end decides the prizes of the suns. [A-07, E-06]
 */
export const paidBy = <View extends AuctionView>(view: View, seat: Seat): View => {
  const price = view.epoch === LAST_EPOCH ? priceOf(view, seat) : null;
  if (price === null) return view;
  const suns = structuredClone(at(view.areas, seat).suns);
  paySun(suns, price, view.centre);
  return {
    ...view,
    centre: price,
    areas: view.areas.map((area, other) => (other === seat ? { ...area, suns } : area)),
  };
};
