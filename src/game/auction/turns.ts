import { at, type BySeat, leftOf, type Seat } from '../shared/seats.ts';
import { hasFaceUpSun, type SunOwner } from './suns.ts';

/** Whose turn comes after a seat's: the next one clockwise with a face-up sun; null when nobody has one. [T-01, T-06, E-01] */
export const nextToAct = (after: Seat, owners: BySeat<SunOwner>): Seat | null => {
  let seat = leftOf(after, owners.length);
  for (let i = 0; i < owners.length; i++) {
    if (hasFaceUpSun(at(owners, seat).suns)) return seat;
    seat = leftOf(seat, owners.length);
  }
  return null;
};
