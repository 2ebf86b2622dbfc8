import { expect, it } from 'vitest';
import { takesItsTime } from '../../../../src/client/pages/match/between-turns.tsx';
import type { OnlineMatch } from '../../../../src/client/pages/match/online-match.ts';
import { onlineMatch, TABLE } from './told-match.ts';

const [ada, ned] = TABLE.seats;
const nedIs = (how: { connected: boolean }) => ({ table: { ...TABLE, seats: [ada!, { ...ned!, ...how }] } });
const AWAY = nedIs({ connected: false });

/** Ned is to act. */
const waiting = (more: Partial<Omit<OnlineMatch, 'now'>>) => {
  const { online, ...match } = onlineMatch({ isSlow: true, ...more });
  const rules = { ...online!.module.rules, seatsToAct: () => [1] };
  return takesItsTime({ ...match, online: { ...online!, module: { ...online!.module, rules } } });
};

it.each<[string, Partial<Omit<OnlineMatch, 'now'>>, boolean]>([
  ['without a clock, where all are at the table', {}, false],
  ['without a clock, where whoever is to act is away', AWAY, true],
  ['by days', { outOfTime: 'bot' }, true],
  ['by a clock of minutes', { ...AWAY, isSlow: false }, false],
  ['on one’s own turn', { ...AWAY, mine: true }, false],
  ['when all is over', { ...AWAY, over: true }, false],
])('a line under the board, which makes it smaller, %s: %#', (_when, match, isOffered) => {
  expect(waiting(match)).toBe(isOffered);
});
