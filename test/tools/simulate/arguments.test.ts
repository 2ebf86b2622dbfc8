import { expect, it } from 'vitest';
import { parseArguments } from '../../../src/tools/simulate/arguments.ts';

it.each([
  [['--game', 'kheops', '--players', '3'], '2 to 2'],
  [
    ['--game', 'kheops', '--ra-heavy'],
    'kheops has no option "raHeavy"; its options are white, strictClosure',
  ],
  [['--game', 'kheops', '--bots', 'shy'], 'no bot is called "shy"; there are easy, medium, hard'],
  [['--game', 'kheops', '--option', 'white=2'], 'option white must be random, 0 or 1'],
  [['--option', 'white=1'], 'priests-of-ra has no option "white"'],
  [['--option', 'openTotals'], 'openTotals=false'],
  [['--option', 'openTotals=perhaps'], 'openTotals'],
  [['--players', '6'], '2 to 5'],
  [['--players', '3-2'], '3 to 5'],
  [['--matches', 'many'], 'whole number'],
  [['--game', 'chess'], 'priests-of-ra'],
  [['--bots', 'deep'], 'no bot is called "deep"'],
  [['--bots', 'random,random'], 'seats'],
  [['--driver', 'car'], 'rules or framework'],
  [['--nonsense'], '--nonsense'],
  [['word'], 'word'],
])('says what is wrong with %j', (words, problem) => {
  expect(() => parseArguments(words)).toThrow(problem);
});

it('asks for a hundred matches of the first game where nothing is said, and for what is said', () => {
  expect(parseArguments([])).toEqual({
    game: 'priests-of-ra',
    players: [3],
    matches: 100,
    seed: '1',
    bots: ['random'],
    driver: 'rules',
    records: null,
    report: null,
    options: { openTotals: false, helps: true, raHeavy: false },
  });
  expect(
    parseArguments('--game kheops --matches 7 --seed x --bots steady,random --option white=1'.split(' ')),
  ).toMatchObject({
    game: 'kheops',
    players: [2],
    matches: 7,
    seed: 'x',
    bots: ['steady', 'random'],
    options: { white: 1, strictClosure: false },
  });
});

it('spreads a range of seats over the matches', () => {
  expect(parseArguments(['--players', '2-5']).players).toEqual([2, 3, 4, 5]);
});
