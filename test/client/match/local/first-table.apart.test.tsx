import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { loadPage } from '../../../../src/client/app/app.tsx';
import { loadedTable } from '../../../../src/client/match/local/loaded-table.ts';
import type { SavedMatch } from '../../../../src/client/match/local/saved-match.ts';
import { useLocalMatch } from '../../../../src/client/match/local/use-local-match.ts';
import { metaOf } from '../../../../src/game/index.ts';

class NobodysWorker {
  postMessage() {}
  terminate() {}
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('a page that begins with a table loads it before it is first drawn, one that begins with a question does not', async () => {
  localStorage.clear();
  await loadPage('/local/kheops', '');
  await loadPage('/local/senet', '?quick');
  expect(loadedTable('kheops')).toBeNull();
  await loadPage('/local/ra', '?quick');
  expect(loadedTable('ra')?.meta.id).toBe('ra');
});

it('a table that is loaded is open at once', () => {
  vi.stubGlobal('Worker', NobodysWorker);
  const saved: SavedMatch = {
    seats: [
      { name: 'Ada', bot: null },
      { name: 'Nefer', bot: 'medium' },
    ],
    options: metaOf('ra').defaults,
    handOver: true,
    seed: 'a seed',
    moves: [],
    over: false,
  };
  const { result } = renderHook(() =>
    useLocalMatch('ra', saved, 60_000, null, { onUnplayable: () => {}, onTaken: () => {} }),
  );
  expect(result.current?.module.meta.id).toBe('ra');
});
