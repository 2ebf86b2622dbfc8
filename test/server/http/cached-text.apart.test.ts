import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CachedText } from '../../../src/server/http/cached-text.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A text that says what is true as it is begun with; it takes so long to make. */
const start = (takes = 0) => {
  const world = { truth: 0, made: 0 };
  const kept = new CachedText({
    make: async () => {
      world.made += 1;
      const text = String(world.truth);
      if (takes > 0) await new Promise(resolve => setTimeout(resolve, takes));
      return text;
    },
    atMostEvery: 250,
    lasts: 5000,
    now: () => Date.now(),
  });
  const change = () => {
    world.truth += 1;
    kept.outdated();
  };
  return { world, kept, change, read: async () => Number((await kept.get()).text) };
};

it('however many ask and however much changes, it is made four times a second, and nobody reads what is no longer so', async () => {
  const { world, change, read } = start(20);
  const wrong: number[] = [];
  for (let ms = 0; ms < 3000; ms += 5) {
    change();
    const { truth } = world;
    void read().then(text => {
      if (text < truth) wrong.push(truth - text);
    });
    await vi.advanceTimersByTimeAsync(5);
  }
  await vi.advanceTimersByTimeAsync(1000);
  expect(world.made).toBeLessThanOrEqual(14);
  expect(world.made).toBeGreaterThanOrEqual(12);
  expect(wrong).toEqual([]);
});

it('while nothing changes it is made once, and again after a while, as others may have changed something', async () => {
  const { world, read } = start();
  for (let ms = 0; ms < 4900; ms += 100) {
    await read();
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(world.made).toBe(1);
  await vi.advanceTimersByTimeAsync(100);
  await read();
  expect(world.made).toBe(2);
});

it('after a quiet while a change is read at once', async () => {
  const { change, read } = start();
  await read();
  await vi.advanceTimersByTimeAsync(300);
  change();
  expect(await read()).toBe(1);
});

it('one that could not be made is tried again', async () => {
  let isBroken = true;
  const kept = new CachedText({
    make: async () => {
      if (isBroken) throw new Error('broken');
      return 'whole';
    },
    atMostEvery: 250,
    lasts: 5000,
    now: () => Date.now(),
  });
  await expect(kept.get()).rejects.toThrow('broken');
  isBroken = false;
  const again = kept.get();
  await vi.advanceTimersByTimeAsync(250);
  expect((await again).text).toBe('whole');
});
