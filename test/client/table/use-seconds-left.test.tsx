import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSecondsLeft } from '../../../src/client/table/use-seconds-left.ts';
import { monotonicNow } from '../../../src/client/ui/monotonic-now.ts';

const HOUR = 3_600_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it.each([
  ['forward', 3 * HOUR],
  ['back', -3 * HOUR],
])('what is left does not change when the machine’s clock is set %s', (_where, by) => {
  const until = monotonicNow() + 10_000;
  const { result } = renderHook(() => useSecondsLeft(until));
  expect(result.current).toBe(10);
  vi.setSystemTime(Date.now() + by);
  act(() => vi.advanceTimersByTime(1000));
  expect(result.current).toBe(9);
});
