import { expect, it } from 'vitest';
import { addFame, STARTING_FAME } from '../../../src/game/auction/fame.ts';

it('everybody starts with 10 fame [C-04]', () => {
  expect(STARTING_FAME).toBe(10);
});

it.each([
  ['gained', 10, 7, 17],
  ['lost', 10, -7, 3],
  ['lost to the last', 10, -10, 0],
  ['never below 0', 10, -15, 0],
  ['from 0', 0, -1, 0],
])('fame after an epoch [E-05]: %s', (_case, fame, net, total) => {
  expect(addFame(fame, net)).toBe(total);
});
