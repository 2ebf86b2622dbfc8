import { expect, it } from 'vitest';
import { Throttle } from '../../../src/server/limits/throttle.ts';

let now = 1000;
const throttle = new Throttle(() => now);
const taken = (key: string, times: number) => Array.from({ length: times }, () => throttle.take(key));

it('some come at once, and those after them one by one; another address waits for nobody', () => {
  expect(taken('one', 9)).toEqual([0, 0, 0, 0, 0, 0, 4, 8, 12]);
  expect(taken('two', 1)).toEqual([0]);
  now += 10;
  expect(taken('one', 1)).toEqual([6]);
  now += 100_000;
  expect(taken('one', 7)).toEqual([0, 0, 0, 0, 0, 0, 4]);
});

it('nobody waits longer than a second, however much was asked for before', () => {
  now += 100_000;
  const last = taken('one', 5000).at(-1);
  expect(last).toBe(1000);
});

it('what is cheaper has a pace of its own', () => {
  const throttle = new Throttle(() => 1000, { atOnce: 2, eachMs: 1 });
  expect(Array.from({ length: 5 }, () => throttle.take('192.0.2.1'))).toEqual([0, 0, 1, 2, 3]);
});
