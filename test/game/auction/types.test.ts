import { expect, it } from 'vitest';
import type { Bid } from '../../../src/game/auction/auction.ts';
import { isSun, type Sun } from '../../../src/game/auction/suns.ts';
import type { Move } from '../../../src/game/ra/table.ts';
import { at, type Seat } from '../../../src/game/shared/seats.ts';
import { sunOf } from './sun-of.ts';

it('the compiler tells suns, seats and other numbers apart', () => {
  const count = 7 as number;
  const sun = sunOf(2);
  const seat: Seat = 2;
  // @ts-expect-error a sun is no seat
  const seatOfSun: Seat = sun;
  // @ts-expect-error nobody sits at a sun
  expect(at(['Ada', 'Ned', 'Mia'], sun)).toBe('Mia');
  // @ts-expect-error a seat is no sun
  const sunOfSeat: Sun = seat;
  // @ts-expect-error seat and sun are in each other's place
  const best: Bid = { seat: sun, sun: seat };
  // @ts-expect-error any number is no sun
  const sunOfCount: Sun = count;
  // @ts-expect-error suns begin with 1
  const sunZero: Sun = 0;
  // @ts-expect-error there is no sun 17
  const sunTooHigh: Sun = 17;
  // @ts-expect-error one bids with suns
  const bid: Move = ['bid', count];
  expect([seatOfSun, sunOfSeat, best.sun, sunOfCount, sunZero, sunTooHigh, bid[0]]).toHaveLength(7);
});

it.each([0, 17, 1.5, -1, '3', null, Number.NaN])('%j is no sun', thing => {
  expect(isSun(thing)).toBe(false);
});
