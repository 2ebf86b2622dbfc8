import { expect, it } from 'vitest';
import { plaguesReturned, scorePriests } from '../../../../src/game/priests-of-ra/rules/priests.ts';
import { tiles } from '../position.ts';

it.each([
  [0, 0],
  [1, 2],
  [2, 4],
  [3, 6],
  [15, 30],
])('two for each priest [P-13]: %i priests', (priest, fame) => {
  expect(scorePriests(tiles({ priest, farmer: 2, plague: 1 }))).toBe(fame);
});

it.each([
  [0, 4, 0],
  [2, 4, 0],
  [3, 4, 1],
  [3, 1, 1],
  [3, 0, 0],
  [6, 4, 1],
  [9, 10, 1],
])(
  'three priests return one plague, however many they are [P-13]: %i priests, %i plagues',
  (priest, plague, returned) => {
    expect(plaguesReturned(tiles({ priest, plague }))).toBe(returned);
  },
);
