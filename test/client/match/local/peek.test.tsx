import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepMatch, type SavedMatch } from '../../../../src/client/match/local/saved-match.ts';
import { Local } from '../../../../src/client/pages/local/local.tsx';
import { LanguageProvider } from '../../../../src/client/ui/i18n/i18n.tsx';
import { Route, Routes } from '../../../../src/client/ui/router/routes.tsx';
import { SettingsProvider } from '../../../../src/client/ui/settings.tsx';
import { MemoryRouter } from '../../memory-router.tsx';

const saved = (bots: boolean, options: object = {}): SavedMatch => ({
  seats: [
    { name: 'Ada', bot: null },
    { name: 'Ned', bot: bots ? 'steady' : null },
  ],
  options,
  handOver: true,
  seed: 'peek',
  moves: [],
  over: false,
});
const open = async (match: SavedMatch) => {
  keepMatch('ra', match);
  render(
    <MemoryRouter initialEntries={['/local/ra']}>
      <LanguageProvider first="en">
        <SettingsProvider>
          <Routes>
            <Route path="/local/:game" element={<Local />} />
          </Routes>
        </SettingsProvider>
      </LanguageProvider>
    </MemoryRouter>,
  );
  await screen.findByRole('region', { name: 'Whose turn' });
};
const fame = () => within(screen.getByRole('region', { name: 'Your area' })).queryAllByText(/Fame: \d+/);
const peek = () => screen.queryByRole('button', { name: /^(Fame|Cover)$/ });

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('two at one screen see no fame but for a moment, and need not hand the screen over', async () => {
  await open(saved(false));
  expect(screen.queryByText(/^Hand the screen/)).toBeNull();
  expect(fame()).toEqual([]);
  await userEvent.click(peek()!);
  expect(fame()).not.toEqual([]);
  await userEvent.click(peek()!);
  expect(fame()).toEqual([]);
  vi.useFakeTimers();
  act(() => peek()!.click());
  expect(fame()).not.toEqual([]);
  act(() => vi.advanceTimersByTime(4000));
  expect(fame()).toEqual([]);
});

it.each([
  ['who plays against bots', true, {}],
  ['at a table of open totals', false, { openTotals: true }],
])('nobody need peek %s', async (_who, bots, options) => {
  await open(saved(bots, options));
  expect(peek()).toBeNull();
});

it('players’ menus say nothing of the debug panel', async () => {
  await open(saved(true));
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  expect(screen.queryByRole('button', { name: 'Debug panel' })).toBeNull();
});
