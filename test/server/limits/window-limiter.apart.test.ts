import { afterEach, expect, it, vi } from 'vitest';
import { WindowLimiter } from '../../../src/server/limits/window-limiter.ts';

afterEach(() => void vi.useRealTimers());

it.each([
  ['set back by an hour', -3_600_000],
  ['as it was', 0],
  ['set on by half a minute', 30_000],
])('how long to wait does not follow the clock on the wall: %s', async (_, jump) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  let now = 5000;
  const limiter = new WindowLimiter({ name: 'x', points: 2, duration: 60, now: () => now });
  expect(await limiter.take('ada')).toBeNull();
  now += 20_000;
  expect(await limiter.take('ada')).toBeNull();
  vi.setSystemTime(Date.now() + jump);
  expect(await limiter.take('ada')).toBe(40_000);
  expect(await limiter.take('ned')).toBeNull();
});

it('a new window begins after the one before', async () => {
  vi.useFakeTimers();
  const limiter = new WindowLimiter({ name: 'x', points: 1, duration: 60 });
  expect(await limiter.take('ada')).toBeNull();
  vi.advanceTimersByTime(59_000);
  expect(await limiter.take('ada')).toBe(1000);
  vi.advanceTimersByTime(1000);
  expect(await limiter.take('ada')).toBeNull();
  expect(await limiter.take('ada')).toBe(60_000);
});
