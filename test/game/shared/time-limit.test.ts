import { expect, it } from 'vitest';
import { parseSecondsToAct } from '../../../src/game/shared/time-limit.ts';

it.each<[unknown, number | null]>([
  [undefined, 0],
  [{}, 0],
  [{ bots: { 1: 'steady' }, openTotals: true }, 0],
  [{ secondsToAct: 0 }, 0],
  [{ secondsToAct: 5 }, 5],
  [{ secondsToAct: 600 }, 600],
  [{ secondsToAct: 4 }, null],
  [{ secondsToAct: 601 }, null],
  [{ secondsToAct: 7.5 }, null],
  [{ secondsToAct: -1 }, null],
  [{ secondsToAct: '30' }, null],
  [{ secondsToAct: true }, null],
  // matches that were stored before
  [{ secondsToChoose: 20 }, 20],
  [{ secondsToChoose: 0 }, 0],
  [{ secondsToChoose: '20' }, null],
  [null, null],
  ['30', null],
  [[30], null],
])('%j gives so many seconds to act: %s', (setupData, seconds) => {
  expect(parseSecondsToAct(setupData)).toBe(seconds);
});
