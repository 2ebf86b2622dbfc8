import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterPaint } from '../../../src/client/hooks/after-paint.ts';
import type { LocalMatch, LocalSnapshot } from '../../../src/client/local/local-match.ts';
import { useLocalSnapshot } from '../../../src/client/local/use-local-match.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('waits for the paint, and not where nothing is painted', () => {
  const done = vi.fn();
  afterPaint(done);
  expect(done).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(done).toHaveBeenCalledTimes(1);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  afterPaint(done);
  expect(done).toHaveBeenCalledTimes(2);
});

it('a local match is shown anew after the paint that answers the press', () => {
  const listeners = new Set<() => void>();
  let now = { toAct: [0], handTo: null } as unknown as LocalSnapshot;
  const match = {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    snapshot: () => now,
  } as LocalMatch;
  const Table = () => <p>{useLocalSnapshot(match).toAct.join()}</p>;
  render(<Table />);
  act(() => {
    now = { toAct: [1], handTo: null } as unknown as LocalSnapshot;
    for (const listener of listeners) listener();
  });
  expect(screen.getByText('0')).toBeDefined();
  act(() => void vi.runAllTimers());
  expect(screen.getByText('1')).toBeDefined();
  // Whose screen is handed on is covered at once.
  act(() => {
    now = { toAct: [2], handTo: 2 } as unknown as LocalSnapshot;
    for (const listener of listeners) listener();
  });
  expect(screen.getByText('2')).toBeDefined();
});
