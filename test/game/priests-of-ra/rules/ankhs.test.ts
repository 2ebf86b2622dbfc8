import { expect, it } from 'vitest';
import { MOST_ANKHS, scoreAnkhs } from '../../../../src/game/priests-of-ra/rules/ankhs.ts';

it.each([
  [0, 0],
  [1, 0],
  [2, 5],
  [3, 10],
  [4, 20],
  [5, 20],
])('ankhs [P-22]: %i score %i', (ankhs, fame) => {
  expect(scoreAnkhs(ankhs)).toBe(fame);
});

it('nobody is given more than four [P-22]', () => {
  expect(MOST_ANKHS).toBe(4);
});
