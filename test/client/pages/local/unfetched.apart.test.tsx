import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '../../../../src/client/app/error-boundary.tsx';
import { Local } from '../../../../src/client/pages/local/local.tsx';
import { Match } from '../../../../src/client/pages/match/match.tsx';
import { Route, Routes } from '../../../../src/client/ui/router/routes.tsx';
import { MemoryRouter } from '../../memory-router.tsx';

const { loadRules, loadBot } = vi.hoisted(() => ({ loadRules: vi.fn(), loadBot: vi.fn() }));
vi.mock('../../../../src/game/index.ts', async original => ({
  ...(await original<object>()),
  loadRules,
  loadBot,
}));

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', async () => new Response('{"matchID":"abc","players":[{"id":0,"name":"Ada"}]}'));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it.each([
  [
    'whose module cannot be fetched',
    new TypeError('Failed to fetch dynamically imported module: x'),
    'could not be loaded',
  ],
  ['whose module breaks', new Error('x is not a function'), 'went wrong'],
])('a match %s says so, here and online', async (_what, error, words) => {
  loadRules.mockRejectedValue(error);
  loadBot.mockResolvedValue({});
  for (const path of ['/local/priests-of-ra?quick', '/match/priests-of-ra/abc']) {
    render(
      <MemoryRouter initialEntries={[path]}>
        <ErrorBoundary>
          <Routes>
            <Route path="/local/:game" element={<Local />} />
            <Route path="/match/:game/:id" element={<Match />} />
          </Routes>
        </ErrorBoundary>
      </MemoryRouter>,
    );
    expect((await screen.findByRole('alert')).textContent).toContain(words);
    cleanup();
  }
});

it('a match here whose bots cannot be fetched says so', async () => {
  const { loadRules: load } = await vi.importActual<typeof import('../../../../src/game/index.ts')>(
    '../../../../src/game/index.ts',
  );
  loadRules.mockImplementation(load);
  loadBot.mockRejectedValue(new TypeError('Failed to fetch dynamically imported module: x'));
  render(
    <MemoryRouter initialEntries={['/local/priests-of-ra?quick']}>
      <ErrorBoundary>
        <Routes>
          <Route path="/local/:game" element={<Local />} />
        </Routes>
      </ErrorBoundary>
    </MemoryRouter>,
  );
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
});
