import { expect, it } from 'vitest';
import { pauseAfter, Retries } from '../../src/server/retries.ts';

/** The seconds for which something that fails now is left alone. */
const pauseOf = (retries: Retries, id: string): number => {
  retries.fail(id, 0);
  let seconds = 0;
  while (retries.isPausing(id, seconds * 1000)) seconds++;
  return seconds;
};

it('each pause is twice the one before, up to an hour', () => {
  expect([0, 1, 2, 8, 9, 40].map(tries => pauseAfter(tries) / 1000)).toEqual([10, 20, 40, 2560, 3600, 3600]);
  const retries = new Retries(60_000);
  expect([1, 2, 3, 4, 5].map(() => pauseOf(retries, 'a'))).toEqual([10, 20, 40, 60, 60]);
});

it('what has failed is left alone, and nothing else is', () => {
  const retries = new Retries();
  expect(retries.isPausing('a', 0)).toBe(false);
  retries.fail('a', 1000);
  expect([10_999, 11_000].map(now => retries.isPausing('a', now))).toEqual([true, false]);
  expect(retries.isPausing('b', 1000)).toBe(false);
});

it('what has succeeded, or is no more, begins with the first pause again', () => {
  const retries = new Retries();
  for (const id of ['a', 'b', 'c']) retries.fail(id, 0);
  retries.forget('a');
  retries.keep(['b', 'd']);
  expect(retries.count).toBe(1);
  expect(['a', 'b', 'c'].map(id => pauseOf(retries, id))).toEqual([10, 20, 10]);
});
