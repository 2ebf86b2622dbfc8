import { expect, it } from 'vitest';
import { scorePlagues } from '../../../../src/game/priests-of-ra/rules/plagues.ts';

it.each([
  [0, 0],
  [1, -1],
  [2, -3],
  [3, -6],
  [4, -10],
  [5, -15],
  [6, -20],
  [7, -20],
  [10, -20],
])('plagues [P-14]: %i cost %i', (plagues, fame) => {
  expect(scorePlagues(plagues)).toBe(fame);
});
