import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SavedMatch } from '../../../../src/client/match/local/saved-match.ts';
import { useLocalMatch } from '../../../../src/client/match/local/use-local-match.ts';
import { metaOf } from '../../../../src/game/index.ts';
import { eventually } from '../../patience.ts';

const PACE = 60_000;

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  document.body.replaceChildren();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('bots of a local match wait while a dialog lies over the table, and go on when it is put away', async () => {
  const saved: SavedMatch = {
    seats: ['Hori', 'Tiye'].map(name => ({ name, bot: 'random' })),
    options: metaOf('ra').defaults,
    handOver: true,
    seed: 'a seed',
    moves: [],
    over: false,
  };
  const { result } = renderHook(() =>
    useLocalMatch('ra', saved, PACE, null, { onUnplayable: () => {}, onTaken: () => {} }),
  );
  await eventually(() => expect(result.current).not.toBeNull());
  const made = () => result.current!.match.saved().moves.length;

  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.showModal();
  await pass(PACE * 5);
  expect(made()).toBe(0);
  dialog.close();
  await pass(PACE);
  expect(made()).toBe(1);
});
