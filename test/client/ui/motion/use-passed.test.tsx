import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePassed } from '../../../../src/client/ui/motion/use-passed.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

/** A moment of a second, of which three quarters are asked for. */
const asked = (moment: object | null, frozen: number | null = null) =>
  renderHook(props => usePassed(props.moment, 1000, 0.75, props.frozen), {
    initialProps: { moment, frozen },
  });

it('so much of a moment has passed when it is time, and of none nothing', () => {
  const { result, rerender } = asked({});
  pass(749);
  expect(result.current).toBe(false);
  pass(1);
  expect(result.current).toBe(true);
  rerender({ moment: null, frozen: null });
  expect(result.current).toBe(false);
});

it('each moment begins at its own beginning, however far the one before had come', () => {
  const { result, rerender } = asked({});
  pass(1000);
  expect(result.current).toBe(true);
  rerender({ moment: {}, frozen: null });
  expect(result.current).toBe(false);
  pass(749);
  expect(result.current).toBe(false);
  pass(1);
  expect(result.current).toBe(true);
});

it('where everything stands still, it is as far as that, for however long', () => {
  const { result, rerender } = asked({}, 0.5);
  pass(5000);
  expect(result.current).toBe(false);
  rerender({ moment: {}, frozen: 0.75 });
  expect(result.current).toBe(true);
});
