import { expect, it } from 'vitest';
import { scoreChamberGroup, scoreChambers } from '../../../../src/game/priests-of-ra/rules/chambers.ts';
import { tiles } from '../position.ts';

it.each([
  [0, 0],
  [2, 0],
  [3, 5],
  [4, 10],
  [5, 10],
  [7, 10],
])('chambers of one colour [P-21]: %i score %i', (chambers, fame) => {
  expect(scoreChamberGroup(chambers)).toBe(fame);
});

it.each([
  ['the worked case', { 'chamber-red': 4, 'chamber-green': 3 }, 15],
  ['six are one group, not two of three', { 'chamber-blue': 6 }, 10],
  ['seven are one group, not one of four and one of three', { 'chamber-green': 7 }, 10],
  ['colours are not added together', { 'chamber-red': 2, 'chamber-blue': 2, 'chamber-green': 2 }, 0],
  ['all four colours', { 'chamber-red': 3, 'chamber-blue': 4, 'chamber-green': 3, 'chamber-yellow': 4 }, 30],
  ['pyramid tiles are no chambers', { pyramid: 5 }, 0],
])('chambers [P-21]: %s', (_rule, held, fame) => {
  expect(scoreChambers(tiles(held))).toBe(fame);
});
