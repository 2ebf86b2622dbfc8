import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Box, placeOf } from '../../../../src/client/pages/learn/placing.ts';

const PHONE = { width: 360, height: 640 };
const CARD = { width: 340, height: 130 };

const covers = (card: Box, other: Box): boolean =>
  card.left < other.left + other.width &&
  other.left < card.left + card.width &&
  card.top < other.top + other.height &&
  other.top < card.top + card.height;

it('the scribe never hides what is spoken of, where there is room beside it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 340 }),
      fc.integer({ min: 0, max: 600 }),
      fc.integer({ min: 10, max: 360 }),
      fc.integer({ min: 10, max: 200 }),
      (left, top, width, height) => {
        const meant = { left, top, width, height: Math.min(height, 640 - top) };
        const card = { ...placeOf(CARD, PHONE, [meant], []), ...CARD };
        expect(covers(card, meant)).toBe(false);
        expect(card.left).toBeGreaterThanOrEqual(0);
        expect(card.top).toBeGreaterThanOrEqual(0);
        expect(card.left + CARD.width).toBeLessThanOrEqual(PHONE.width);
        expect(card.top + CARD.height).toBeLessThanOrEqual(PHONE.height);
      },
    ),
  );
});

it('the scribe stands over no control where there is room elsewhere', () => {
  const buttons = [{ left: 0, top: 560, width: 360, height: 80 }];
  const bar = { left: 0, top: 0, width: 360, height: 60 };
  const track = { left: 0, top: 250, width: 360, height: 80 };
  const card = { ...placeOf(CARD, PHONE, [track], [...buttons, bar]), ...CARD };
  for (const other of [track, bar, ...buttons]) expect(covers(card, other)).toBe(false);
});
