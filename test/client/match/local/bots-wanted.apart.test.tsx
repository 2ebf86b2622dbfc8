import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SavedMatch } from '../../../../src/client/match/local/saved-match.ts';
import { useLocalMatch } from '../../../../src/client/match/local/use-local-match.ts';
import { metaOf } from '../../../../src/game/index.ts';

const { loadBot } = vi.hoisted(() => ({ loadBot: vi.fn(async () => ({})) }));
vi.mock('../../../../src/game/index.ts', async original => ({ ...(await original<object>()), loadBot }));

beforeEach(() => {
  localStorage.clear();
  loadBot.mockClear();
});
afterEach(cleanup);

it.each([
  ['none for people alone', [null, null], 0],
  ['those of the game where one sits', [null, 'steady'], 1],
])('bots are loaded when they are wanted: %s', async (_what, bots, times) => {
  const saved: SavedMatch = {
    seats: bots.map((bot, seat) => ({ name: `Player ${seat}`, bot })),
    options: metaOf('ra').defaults,
    handOver: true,
    seed: 'a seed',
    moves: [],
    over: false,
  };
  const { result } = renderHook(() =>
    useLocalMatch('ra', saved, 60_000, null, { onUnplayable: () => {}, onTaken: () => {} }),
  );
  await waitFor(() => expect(result.current).not.toBeNull());
  expect(loadBot).toHaveBeenCalledTimes(times);
});
