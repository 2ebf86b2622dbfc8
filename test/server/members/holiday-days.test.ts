import fc from 'fast-check';
import { expect, it } from 'vitest';
import { daysLeft, HOLIDAY_DAYS, type Holiday, mayTake } from '../../../src/server/members/holiday-days.ts';

const at = (text: string) => Date.parse(`${text}T00:00:00Z`);
const from = (first: string, until: string): Holiday => ({ from: at(first), until: at(until) });

it('thirty days a year, each year for itself', () => {
  const taken = [from('2026-12-20', '2027-01-10')];
  expect([2025, 2026, 2027].map(year => daysLeft(taken, year))).toEqual([30, 18, 21]);
  expect(mayTake(taken, from('2027-03-01', '2027-03-22'))).toBe(true);
  expect(mayTake(taken, from('2027-03-01', '2027-03-23'))).toBe(false);
  expect(mayTake(taken, from('2027-12-22', '2028-01-20'))).toBe(true);
});

it('however holidays follow each other, no year has more than its days', () => {
  const DAY = 86_400_000;
  const wishes = fc.array(fc.tuple(fc.integer({ min: 0, max: 90 }), fc.integer({ min: 1, max: 40 })), {
    maxLength: 30,
  });
  fc.assert(
    fc.property(wishes, asked => {
      const taken: Holiday[] = [];
      let day = at('2026-01-01');
      for (const [pause, days] of asked) {
        const wanted = { from: day + pause * DAY, until: day + (pause + days) * DAY };
        if (mayTake(taken, wanted)) taken.push(wanted);
        day = wanted.until;
      }
      for (let year = 2026; year < 2040; year++) {
        expect(daysLeft(taken, year)).toBeGreaterThanOrEqual(0);
        expect(daysLeft(taken, year)).toBeLessThanOrEqual(HOLIDAY_DAYS);
      }
    }),
  );
});
