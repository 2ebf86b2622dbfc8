import { expect, it } from 'vitest';
import { GAME_IDS } from '../../src/game/index.ts';
import { parseArguments } from '../browser/measure/arguments.ts';
import { lineOf } from '../browser/measure/bars.ts';

it.each([
  [['--only', 'speed'], '--only speed: there are home-js,'],
  [['--games', 'ra,chess'], '--games chess: there are '],
  [['--sizes', '10x10'], '--sizes 10x10: there are 360x640,'],
  [['--loads', '0'], '--loads 0: a number from 1 to 99'],
  [['--fast'], '--fast'],
])('says what there is when it is asked for something else: %j', (words, problem) => {
  expect(() => parseArguments(words)).toThrow(problem);
});

it('measures every game in three windows, or in those that are named', () => {
  expect(parseArguments([])).toMatchObject({ games: GAME_IDS, sizes: { length: 3 }, loads: 5 });
  expect(parseArguments(['--loads', '9'])).toMatchObject({ loads: 9 });
  expect(parseArguments(['--sizes', 'all'])?.sizes).toHaveLength(7);
  expect(parseArguments(['--sizes', '360x640', '--games', 'ra'])).toMatchObject({
    games: ['ra'],
    sizes: [{ width: 360, height: 640 }],
  });
});

it.each(['--help', '-h'])('measures nothing for whoever asks for help: %s', word => {
  expect(parseArguments([word, '--games', 'ra'])).toBeNull();
});

it.each([
  [0.02, 'pass'],
  [0.0201, 'FAIL'],
])('a shift of %d: %s', (value, verdict) => {
  expect(lineOf({ bar: 'shift', of: 'ra 360x640', value })).toContain(`  ${verdict}  `);
});
