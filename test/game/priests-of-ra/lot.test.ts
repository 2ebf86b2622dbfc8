import { describe, expect, it } from 'vitest';
import type { Epoch } from '../../../src/game/auction/epochs.ts';
import { lotWorth, raChance } from '../../../src/game/priests-of-ra/lot.ts';
import type { Side } from '../../../src/game/priests-of-ra/tiles.ts';
import { type Held, type PlayerPosition, position } from './position.ts';

describe('what a lot adds to a score sheet', () => {
  it.each<[string, Epoch, Side[], Held, PlayerPosition, number]>([
    ['an empty lot is worth nothing', 1, [], {}, {}, 0],
    ['the second farmer [P-10]', 1, ['farmer'], { farmer: 1 }, {}, 5],
    ['a farmer that a rival outdoes [P-10]', 1, ['farmer'], { farmer: 1 }, { tiles: { farmer: 3 } }, 0],
    [
      'the half that was missing, of a third type [P-12]',
      1,
      ['market'],
      { granary: 2, fortress: 2, market: 1 },
      {},
      2 + 5,
    ],
    ['plagues cost more and more [P-14]', 1, ['plague', 'plague'], { plague: 1 }, {}, -5],
    ['the third priest returns a plague [P-13]', 1, ['priest'], { priest: 2, plague: 4 }, {}, 2 + 4],
    ['stones before the third epoch [P-20]', 2, ['pyramid', 'pyramid', 'pyramid'], {}, {}, 0],
    [
      'stones in the third epoch [P-20, P-21]',
      3,
      ['chamber-red', 'chamber-red'],
      { 'chamber-red': 1 },
      {},
      5 + 5,
    ],
    ['ankhs in the third epoch [P-22]', 3, ['merchant', 'scribe'], { farmer: 1, warrior: 1 }, {}, 5],
  ])('%s', (_case, epoch, track, tiles, rival, worth) => {
    const state = position({ epoch, track, areas: [rival, { tiles }] });
    const before = structuredClone(state);
    expect(lotWorth(state, 1)).toBe(worth);
    expect(state).toEqual(before);
  });
});

it.each([
  [['ra', 'priest', 'ra', 'plague'], 0.5],
  [['ra'], 1],
  [['plague'], 0],
  [[], 0],
] as const)('the chance of Ra from public counts [E-09]: bag %j', (bag, chance) => {
  expect(raChance(position({ areas: [{}, {}], bag: [...bag] }))).toBe(chance);
});
