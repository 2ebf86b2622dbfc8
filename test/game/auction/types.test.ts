import { expect, it } from 'vitest';
import { isSun, type Sun } from '../../../src/game/auction/suns.ts';
import type { Move } from '../../../src/game/ra/table.ts';

it('the compiler tells suns from other numbers', () => {
  const count = 7 as number;
  // @ts-expect-error any number is no sun
  const sunOfCount: Sun = count;
  // @ts-expect-error suns begin with 1
  const sunZero: Sun = 0;
  // @ts-expect-error there is no sun 17
  const sunTooHigh: Sun = 17;
  // @ts-expect-error one bids with suns
  const bid: Move = ['bid', count];
  expect([sunOfCount, sunZero, sunTooHigh, bid[0]]).toHaveLength(4);
});

it.each([0, 17, 1.5, -1, '3', null, Number.NaN])('%j is no sun', thing => {
  expect(isSun(thing)).toBe(false);
});
