import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepMatch, keptMatch, type SavedMatch } from '../../../../src/client/match/local/saved-match.ts';
import { Try } from '../../../../src/client/pages/try/try.tsx';
import { LanguageProvider } from '../../../../src/client/ui/i18n/i18n.tsx';
import { Route, Routes } from '../../../../src/client/ui/router/routes.tsx';
import { MemoryRouter } from '../../memory-router.tsx';

const UNDER_WAY: SavedMatch = {
  seats: [
    { name: 'Ada', bot: null },
    { name: 'Ned', bot: null },
  ],
  options: {},
  handOver: false,
  seed: 'my own',
  moves: [['draw']],
  over: false,
};

const open = (rule: string) =>
  render(
    <LanguageProvider>
      <MemoryRouter initialEntries={[`/try/ra/${rule}`]}>
        <Routes>
          <Route path="/try/:game/:rule" element={<Try />} />
          <Route path="/local/:game" element={<p>the table</p>} />
        </Routes>
      </MemoryRouter>
    </LanguageProvider>,
  );
const seedKept = () => {
  const kept = keptMatch('ra');
  return kept.kind === 'saved' ? kept.match.seed : kept.kind;
};

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
});

it('a rule’s position is laid on this screen’s table, and the table opened', async () => {
  keepMatch('ra', { ...UNDER_WAY, over: true });
  open('R-01');
  expect(screen.getByText('Setting up the table…').getAttribute('role')).toBe('status');
  await screen.findByText('the table');
  expect(seedKept()).toMatch(/^R-01 /);
});

it('a match under way is asked about before it is lost, and gone on with where it is not to be', async () => {
  keepMatch('ra', UNDER_WAY);
  open('R-01');
  expect(screen.getByText(/It will be lost/)).toBeDefined();
  fireEvent.click(screen.getByRole('link', { name: 'Go on with my match' }));
  expect(screen.getByText('the table')).toBeDefined();
  expect(seedKept()).toBe('my own');
  cleanup();
  open('R-01');
  fireEvent.click(screen.getByRole('button', { name: 'Try the position' }));
  await screen.findByText('the table');
  expect(seedKept()).toMatch(/^R-01 /);
});

it.each([
  ['en', 'Ra: the position of example 3'],
  ['it', 'Ra: la posizione dell’esempio 3'],
])('so is that of a worked case, which is called by its number: %s', async (language, title) => {
  localStorage.setItem('language', language);
  open('example-3');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  await screen.findByText('the table');
  expect(seedKept()).toMatch(/^example /);
});

it.each(['R-99', 'example-99', '__proto__', 'toString'])(
  'a rule without a position, as %s, is nowhere',
  async rule => {
    open(rule);
    expect(
      await screen.findByRole('heading', { level: 1, name: /not found|nothing|no such/i }),
    ).toBeDefined();
    expect(seedKept()).toBe('none');
  },
);
