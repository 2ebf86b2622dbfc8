import { expect, it } from 'vitest';
import { isZone, quietUntil } from '../../../src/server/notices/quiet-hours.ts';

const at = (text: string) => Date.parse(text);
const night = (zone: string) => ({ from: 22 * 60, to: 8 * 60, zone });

it.each([
  ['before', '2026-11-28T20:59:00Z', null],
  ['as it begins', '2026-11-28T21:00:00Z', '2026-11-29T07:00:00Z'],
  ['after midnight', '2026-11-29T00:30:30Z', '2026-11-29T07:00:00Z'],
  ['as it ends', '2026-11-29T07:00:00Z', null],
  ['in the night in which clocks go back', '2026-10-24T22:00:00Z', '2026-10-25T07:00:00Z'],
  ['in the night in which clocks go forward', '2026-03-28T22:00:00Z', '2026-03-29T06:00:00Z'],
])('from ten to eight in Rome, %s', (_when, now, until) => {
  expect(quietUntil(at(now), night('Europe/Rome'))).toBe(until === null ? null : at(until));
});

it('within a day, and not at all', () => {
  const nap = { from: 13 * 60, to: 15 * 60, zone: 'Asia/Kolkata' };
  expect(quietUntil(at('2026-11-28T08:00:00Z'), nap)).toBe(at('2026-11-28T09:30:00Z'));
  expect(quietUntil(at('2026-11-28T09:30:00Z'), nap)).toBeNull();
  expect(quietUntil(at('2026-11-28T08:00:00Z'), { ...nap, to: nap.from })).toBeNull();
});

it('whatever the moment, quiet ends at the hour that was chosen', () => {
  for (const zone of ['Europe/Rome', 'America/New_York', 'Australia/Lord_Howe', 'Pacific/Auckland', 'UTC'])
    for (let day = 0; day < 366; day++) {
      const now = at('2026-01-01T00:17:00Z') + day * 86_400_000;
      const until = quietUntil(now, night(zone));
      if (until === null) continue;
      expect(until - now).toBeLessThanOrEqual(11 * 3_600_000);
      const clock = new Date(until).toLocaleTimeString('en', { timeZone: zone, hourCycle: 'h23' });
      expect([zone, new Date(now).toISOString(), clock]).toEqual([
        zone,
        new Date(now).toISOString(),
        '08:00:00',
      ]);
    }
});

it('a zone is one that clocks know', () => {
  expect(['Europe/Rome', 'UTC', 'Mars/Olympus', ''].map(isZone)).toEqual([true, true, false, false]);
});
