import { expect, it } from 'vitest';
import { beginningOf, dayAt, daysLater, endOf, isDay, streakOf } from '../../src/site/day.ts';

it('a day is one of Greenwich, whose end is the beginning of the next', () => {
  const last = Date.parse('2026-02-28T23:59:59.999Z');
  expect(dayAt(last)).toBe('2026-02-28');
  expect(endOf('2026-02-28')).toBe(last + 1);
  expect(dayAt(last + 1)).toBe('2026-03-01');
  expect(beginningOf('2026-03-01')).toBe(last + 1);
  expect([daysLater('2026-12-31', 1), daysLater('2028-03-01', -1)]).toEqual(['2027-01-01', '2028-02-29']);
});

it.each(['2026-02-29', '2026-13-01', '2026-1-1', 'today', '2026-01-01T00:00', 20260101, undefined])(
  'there is no day %s',
  day => expect(isDay(day)).toBe(false),
);

it.each([
  [[], 0],
  [['2026-11-28'], 1],
  // Today may still be to come.
  [['2026-11-27', '2026-11-26'], 2],
  [['2026-11-28', '2026-11-27', '2026-11-25'], 2],
  [['2026-11-26'], 0],
])('after %j it is %i days in a row', (days, many) => {
  expect(isDay('2026-11-28')).toBe(true);
  expect(streakOf(new Set(days), '2026-11-28')).toBe(many);
});
