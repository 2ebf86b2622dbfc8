import { expect, it } from 'vitest';
import {
  pyramidSteps,
  pyramidStones,
  scorePyramid,
} from '../../../../src/game/priests-of-ra/rules/pyramid.ts';
import { tiles } from '../position.ts';

it.each([
  [0, 0, 0],
  [1, 1, 0],
  [2, 1, 0],
  [3, 2, 5],
  [4, 2, 5],
  [5, 2, 5],
  [6, 3, 10],
  [7, 3, 10],
  [8, 3, 10],
  [9, 3, 10],
  [10, 4, 20],
  [11, 4, 20],
  [12, 4, 20],
  [15, 5, 20],
  [29, 7, 20],
])('a pyramid of %i stones has %i steps and scores %i [P-20]', (stones, steps, fame) => {
  expect(pyramidSteps(stones)).toBe(steps);
  expect(scorePyramid(stones)).toBe(fame);
});

it('every stone counts, be it a pyramid tile or a chamber of any colour [P-20]', () => {
  const held = { 'chamber-red': 1, 'chamber-blue': 2, 'chamber-green': 3, 'chamber-yellow': 4 };
  expect(pyramidStones(tiles({ ...held, pyramid: 5, granary: 7, priest: 2 }))).toBe(15);
});
