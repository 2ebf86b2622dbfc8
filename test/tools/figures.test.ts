import { expect, it } from 'vitest';
import { median, quantile, spread } from '../../src/tools/bench/figures.ts';

it.each([
  ['of none', [], 0, 0],
  ['of one', [3], 3, 3],
  ['of an even number, the mean of the two in the middle', [4, 1, 3, 2], 2.5, 4],
  ['of an odd number', [5, 1, 9], 5, 9],
])('the middle and what lies above nearly all, %s', (_which, values, middle, top) => {
  expect([median(values), quantile(values, 0.99)]).toEqual([middle, top]);
});

it('tells of times how they are spread, and that there are none', () => {
  expect(spread([2, 1, 10])).toBe('p50 2.0, p99 10.0, at most 10.0 ms');
  expect(spread([])).toBe('none');
});
