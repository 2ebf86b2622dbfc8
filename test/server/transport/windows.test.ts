import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Windows } from '../../../src/server/transport/windows.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

it('gives each key its points once in a window, counted from what is taken first', () => {
  const windows = new Windows({ points: 3, duration: 2 });
  vi.advanceTimersByTime(1500);
  expect([windows.take('one', 2), windows.take('one', 2), windows.take('two', 3)]).toEqual([
    true,
    false,
    true,
  ]);
  vi.advanceTimersByTime(1999);
  expect(windows.take('one', 1)).toBe(false);
  vi.advanceTimersByTime(1);
  expect([windows.take('one', 3), windows.take('one', 1)]).toEqual([true, false]);
});

it('refuses at once what is more than all there is', () => {
  expect(new Windows({ points: 3, duration: 2 }).take('one', 4)).toBe(false);
});

it('forgets keys that are heard of no more', () => {
  const windows = new Windows({ points: 3, duration: 2 });
  for (let key = 0; key < 100; key++) windows.take(`key ${key}`, 1);
  expect(windows.size).toBe(100);
  vi.advanceTimersByTime(5000);
  windows.take('another', 1);
  expect(windows.size).toBe(1);
});
