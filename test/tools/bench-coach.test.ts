import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { AnyCoach } from '../../src/game/coach.ts';
import type { AnyMove } from '../../src/game/contract.ts';
import { loadReferee, loadRules } from '../../src/game/index.ts';
import { measureCoach } from '../../src/tools/bench/coach/measured.ts';
import { playMediums } from '../../src/tools/bench/coach/played.ts';
import { bench } from '../../src/tools/bench/command.ts';
import { newCalibration } from '../../src/tools/calibration.ts';
import { run } from '../server/support/command.ts';

it.each([
  [['--games', 'senet'], '--games senet: there are priests-of-ra'],
  [['--reviews', 'all'], '--reviews all: a whole number'],
  [['--third', 'nets.ts'], '--third nets.ts: there is no such file'],
  [['--third', 'package.json'], '--third: a file holds nets of one game'],
])('says what it expects when it is asked for something else: %j', async (words, problem) => {
  const { status, stdout, stderr } = await run(bench, 'coach', ...words);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toContain(problem);
  expect(stderr).toContain('usage: npm run bench -- coach');
});

it('prints how true chances come, how many mistakes are shown, and the seeds', async () => {
  const third = join('src', 'game', 'ru-ra-re', 'bot', 'nets.ts');
  const words = `--games ru-ra-re --seats 2 --matches 3 --reviews 1 --seed x --third ${third}`.split(' ');
  const { status, stdout } = await run(bench, 'coach', ...words);
  expect(status).toBe(0);
  expect(stdout).toMatch(/^ru-ra-re, 2 seats, 3 matches of Medium, seeds x-ru-ra-re-2-0 to -2\n/);
  expect(stdout).toMatch(/(met|MISSED) +Brier score, at most 0\.500: 0\.\d{3} \(knowing nothing 0\.500/);
  expect(stdout).toMatch(/(met|MISSED) +calibration error, at most 1.5 %: \d/);
  expect(stdout).toMatch(/(met|MISSED) +expected scores off .* at most 2 points: \d/);
  expect(stdout).toMatch(/mistakes shown: \d+ of \d+ .* in \d+ decisions of 1 matches/);
  expect(stdout).toMatch(/confirmed by a third judge, at least 75 %: (none shown|\d)/);
  expect(stdout).toMatch(/(met|MISSED) +time of a review, at most 1000 ms: \d/);
  expect(stdout).toMatch(/every bar is met|missed:\n {2}ru-ra-re, 2 seats: /);
});

/** Says that the last move of a list is better than all others, by as much as it is told. */
const judgeOf = (by: number) => ({
  chances: () => [0.5, 0.5],
  worth: (_view: unknown, _seat: number, legal: readonly AnyMove[]) =>
    legal.map((_, i) => (i === legal.length - 1 ? 0.5 + by : 0.5)),
});

it.each([
  [[0.1, 0.1], 0.1, 'all'],
  [[0.1, 0.1], 0.02, 'none'],
  [[0.1, 0.02], 0.1, 'unseen'],
])('judges who see %j, and a third who sees %d: %s', async (by, third, expected) => {
  const [module, referee] = await Promise.all([loadRules('ru-ra-re'), loadReferee('ru-ra-re')]);
  const [first, second] = by.map(judgeOf);
  const forecast: AnyCoach['forecast'] = {
    scores: () => [30, 10],
    after: (_view, _seat, moves) => moves.map(() => 20),
  };
  const coach: AnyCoach = { judges: [first!, second!], forecast, judgeBy: () => first! };
  const record = await playMediums('ru-ra-re', 2, 'measured');
  const { mistakes, decisions, positions } = measureCoach(
    module,
    referee,
    coach,
    judgeOf(third),
    [record],
    1,
  );
  expect(positions).toBeGreaterThan(10);
  expect(mistakes.first).toBeGreaterThan(0);
  expect(mistakes.first).toBeLessThan(decisions);
  const { shown, confirmed } = mistakes;
  expect({ shown, confirmed }).toEqual(
    {
      all: { shown: mistakes.first, confirmed: mistakes.first },
      none: { shown: mistakes.first, confirmed: 0 },
      unseen: { shown: 0, confirmed: 0 },
    }[expected],
  );
});

it('chances that come true as often as they say are off by nothing, however little they say', () => {
  const [right, wrong] = [newCalibration(), newCalibration()];
  for (let n = 0; n < 4; n++) {
    right.add([0.75, 0.25], n === 0 ? [0, 1] : [1, 0]);
    wrong.add([0.25, 0.75], n === 0 ? [0, 1] : [1, 0]);
  }
  expect(right.told().calibrationError).toBeCloseTo(0);
  expect(right.told().brier).toBeCloseTo(2 * (0.75 * 0.25 ** 2 + 0.25 * 0.75 ** 2));
  expect(wrong.told().calibrationError).toBeCloseTo(0.5);
  expect(wrong.told().brier).toBeGreaterThan(right.told().brier);
});
