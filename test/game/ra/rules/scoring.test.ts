import { describe, expect, it } from 'vitest';
import { scoreCivilizations } from '../../../../src/game/ra/rules/civilizations.ts';
import { scoreGods } from '../../../../src/game/ra/rules/gods.ts';
import { scoreGold } from '../../../../src/game/ra/rules/gold.ts';
import { scoreMonumentKinds, scoreMonumentSets } from '../../../../src/game/ra/rules/monuments.ts';
import { scorePharaohs } from '../../../../src/game/ra/rules/pharaohs.ts';
import { scoreRiver } from '../../../../src/game/ra/rules/river.ts';
import { type Holding, tiles } from '../position.ts';

it.each([
  [0, 0],
  [1, 2],
  [3, 6],
  [8, 16],
])('%i gods not played are worth %i [R-10]', (god, fame) => {
  expect(scoreGods(tiles({ god, gold: 2 }))).toBe(fame);
});

describe('pharaohs [R-11]', () => {
  it.each([
    ['most gains, fewest loses, between nothing', [3, 1, 2], [5, -2, 0]],
    ['the worked case 3-2-2-3', [3, 2, 2, 3], [5, -2, -2, 5]],
    ['a tie for most pays both in full', [3, 3, 1], [5, 5, -2]],
    ['a tie for fewest costs both in full', [4, 1, 1], [5, -2, -2]],
    ['none can be the fewest', [0, 2, 1], [-2, 5, 0]],
    ['two players', [1, 0], [5, -2]],
    ['all pharaohs equal: nobody scores', [2, 2, 2], [0, 0, 0]],
    ['all pharaohs equal at none: nobody scores', [0, 0, 0, 0, 0], [0, 0, 0, 0, 0]],
  ])('%s', (_rule, held, fame) => {
    expect(scorePharaohs(held)).toEqual(fame);
  });
});

describe('the river [R-12]', () => {
  it.each<[string, Holding, number]>([
    ['nothing at all', {}, 0],
    ['Niles without a flood', { nile: 6 }, 0],
    ['six Niles and a flood', { nile: 6, flood: 1 }, 7],
    ['floods alone', { flood: 3 }, 3],
    ['floods and Niles', { flood: 2, nile: 1 }, 3],
  ])('%s', (_rule, held, fame) => {
    expect(scoreRiver(tiles(held))).toBe(fame);
  });
});

it.each([
  [0, 0],
  [1, 3],
  [5, 15],
])('%i gold are worth %i [R-13]', (gold, fame) => {
  expect(scoreGold(tiles({ gold, god: 1 }))).toBe(fame);
});

describe('civilizations [R-14]', () => {
  it.each<[string, Holding, number]>([
    ['none', { gold: 5 }, -5],
    ['one type', { art: 1 }, 0],
    ['five of one type are one type', { writing: 5 }, 0],
    ['two types', { art: 2, religion: 1 }, 0],
    ['three types', { art: 1, religion: 1, writing: 1 }, 5],
    [
      'the worked case: 3 astronomy, 2 agriculture, 2 writing',
      { astronomy: 3, agriculture: 2, writing: 2 },
      5,
    ],
    ['four types', { art: 1, religion: 1, writing: 1, agriculture: 1 }, 10],
    ['all five', { art: 1, religion: 1, writing: 1, agriculture: 1, astronomy: 2 }, 15],
  ])('%s', (_rule, held, fame) => {
    expect(scoreCivilizations(tiles(held))).toBe(fame);
  });
});

describe('monuments [R-15]', () => {
  const types = [
    'fortress',
    'obelisk',
    'palace',
    'pyramid',
    'sphinx',
    'statues',
    'step-pyramid',
    'temple',
  ] as const;
  it.each([
    [0, 0],
    [1, 1],
    [2, 2],
    [5, 5],
    [6, 6],
    [7, 10],
    [8, 15],
  ])('%i different types are worth %i', (n, fame) => {
    const held = Object.fromEntries(types.slice(0, n).map(type => [type, 1]));
    expect(scoreMonumentKinds(tiles(held))).toBe(fame);
    expect(scoreMonumentSets(tiles(held))).toBe(0);
  });

  it.each([
    [2, 0],
    [3, 5],
    [4, 10],
    [5, 15],
  ])('%i of one type are a set worth %i', (n, fame) => {
    expect(scoreMonumentSets(tiles({ sphinx: n }))).toBe(fame);
    expect(scoreMonumentKinds(tiles({ sphinx: n }))).toBe(1);
  });

  it('the worked case: 4 pyramids, 3 temples, 2 fortresses, 1 sphinx', () => {
    const held = tiles({ pyramid: 4, temple: 3, fortress: 2, sphinx: 1 });
    expect([scoreMonumentKinds(held), scoreMonumentSets(held)]).toEqual([4, 15]);
  });

  it('the worked case: all 40', () => {
    const held = tiles(Object.fromEntries(types.map(type => [type, 5])));
    expect(scoreMonumentKinds(held) + scoreMonumentSets(held)).toBe(135);
  });
});
