import { expect, it } from 'vitest';
import {
  completeBuildings,
  scoreBuildingKinds,
  scoreBuildings,
} from '../../../../src/game/priests-of-ra/rules/buildings.ts';
import { tiles } from '../position.ts';

it.each([
  [0, 0],
  [1, 0],
  [2, 1],
  [3, 1],
  [4, 2],
  [15, 7],
])('two tiles of a type are a complete building [P-12]: %i tiles make %i', (held, complete) => {
  for (const type of ['granary', 'fortress', 'market', 'library'] as const) {
    expect(completeBuildings(tiles({ [type]: held }), type)).toBe(complete);
  }
});

it.each([
  ['nothing', {}, 0, 0],
  ['halves of two types do not make one', { granary: 1, fortress: 1, market: 1, library: 1 }, 0, 0],
  ['odd ones are left over', { granary: 3 }, 2, 0],
  ['two types', { granary: 2, fortress: 2 }, 4, 0],
  ['exactly three types', { granary: 2, fortress: 2, market: 2 }, 6, 5],
  ['any three types', { fortress: 2, market: 2, library: 2 }, 6, 5],
  ['all four types', { granary: 2, fortress: 2, market: 2, library: 2 }, 8, 10],
  ['a half does not count as a type', { granary: 4, fortress: 4, market: 3, library: 1 }, 10, 5],
  ['the worked case', { granary: 5, fortress: 2, market: 2, library: 1 }, 8, 5],
  ['no other tiles count', { farmer: 4, pyramid: 4, priest: 4, 'chamber-red': 4 }, 0, 0],
])('complete buildings and their types [P-12]: %s', (_rule, held, buildings, kinds) => {
  expect(scoreBuildings(tiles(held))).toBe(buildings);
  expect(scoreBuildingKinds(tiles(held))).toBe(kinds);
});
