import { beforeEach, expect, it } from 'vitest';
import { Buckets } from '../../../src/server/limits/buckets.ts';

let now = 0;
beforeEach(() => {
  now = 5000;
});
/** Three points, one of which comes back each second. */
const buckets = () => new Buckets({ points: 3, duration: 3 }, () => now);

it('all there is may be taken at once, and each key has its own', () => {
  const all = buckets();
  expect([all.take('one', 2), all.take('one', 2), all.take('one', 1), all.take('two', 3)]).toEqual([
    true,
    false,
    true,
    true,
  ]);
});

it.each([5000.1, 75_842.62111594332, 240_959.873, 517_221.611])(
  'so it is at %f ms, a moment with fractions',
  at => {
    for (const duration of [3, 20, 60, 1000]) {
      now = at;
      const all = new Buckets({ points: 10, duration }, () => now);
      expect([all.wait('one', 10), all.take('one', 10), all.take('one', 1)]).toEqual([0, true, false]);
    }
  },
);

it('what was taken comes back bit by bit, never all of it in one piece', () => {
  const all = buckets();
  all.take('one', 3);
  const taken: number[] = [];
  for (let n = 0; n < 100; n++) {
    now += 100;
    if (all.take('one', 1)) taken.push(now - 5000);
  }
  expect(taken).toEqual([1000, 2000, 3000, 4000, 5000, 6000, 7000, 8000, 9000, 10_000]);
});

it('nobody saves up more than all there is', () => {
  const all = buckets();
  all.take('one', 1);
  // It has had its point back for two seconds, and is still remembered.
  now += 2999;
  expect([all.size, all.take('one', 3), all.take('one', 1)]).toEqual([1, true, false]);
  now += 1_000_000;
  expect([all.take('one', 3), all.take('one', 1)]).toEqual([true, false]);
});

it('refuses what is more than all there is, however long it waits, and takes nothing for it', () => {
  const all = buckets();
  expect([all.take('one', 4), all.wait('one', 4)]).toEqual([false, 1000]);
  now += 2000;
  expect([all.take('one', 4), all.wait('one', 4)]).toEqual([false, 1000]);
  expect([all.take('one', 3), all.wait('one', 1)]).toEqual([true, 1000]);
});

it('what is charged beyond that is owed, up to as much again', () => {
  const all = buckets();
  all.charge('one', 4);
  expect(all.wait('one', 1)).toBe(2000);
  all.charge('one', 1000);
  expect(all.wait('one', 1)).toBe(4000);
});

it('forgets keys that are heard of no more', () => {
  const all = buckets();
  for (let key = 0; key < 100; key++) all.take(`key ${key}`, 1);
  expect(all.size).toBe(100);
  now += 5000;
  all.take('another', 1);
  expect(all.size).toBe(1);
});
