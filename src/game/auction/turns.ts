import { at, type BySeat, leftOf, type Seat } from '../shared/seats.ts';
import { hasFaceUpSun, type Suns } from './suns.ts';

/** Whose turn comes after a seat's: the next one clockwise with a face-up sun; null when nobody has one. [T-01, T-06, E-01] */
export const nextToAct = (after: Seat, suns: BySeat<Suns>): Seat | null => {
  let seat = leftOf(after, suns.length);
  for (let i = 0; i < suns.length; i++) {
    if (hasFaceUpSun(at(suns, seat))) return seat;
    seat = leftOf(seat, suns.length);
  }
  return null;
};
