import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { App } from '../../../../src/client/app/app.tsx';
import { debugPanelIn } from '../../../../src/client/match/local/debug/panel.ts';
import { openLocalMatch } from '../../../../src/client/match/local/local-match.ts';
import { playedMatches } from '../../../../src/client/match/played/played-matches.ts';
import type { GameId } from '../../../../src/game/index.ts';
import { MemoryRouter } from '../../../client/memory-router.tsx';
import { loadGame } from '../../load-game.ts';

const GAME = 'pebbles' as GameId;

const open = (path: string, language: 'en' | 'it' = 'en') => {
  localStorage.setItem('language', language);
  render(
    <App
      language={language}
      router={({ children }: { children: ReactNode }) => (
        <MemoryRouter initialEntries={[path]}>{children}</MemoryRouter>
      )}
    />,
  );
};
beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  // No server answers: what is seen here needs none.
  vi.stubGlobal('fetch', () => new Promise(() => {}));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

it.each([
  ['/', 'en', /^Five board games/],
  ['/', 'it', /^Cinque giochi/],
  ['/rules/pebbles', 'en', /takes one pebble or two/],
  ['/rules/pebbles', 'it', /prende uno o due/],
  ['/exercise/pebbles', 'en', 'Pebbles has no exercise: it has no coach to make one.'],
  ['/exercise/pebbles', 'it', 'Sassolini non ha un esercizio: non ha un allenatore che ne prepari.'],
  ['/learn/pebbles', 'en', 'Pebbles has no guided match. It is learnt from its rules:'],
  ['/learn/pebbles', 'it', 'Sassolini non ha una partita guidata. Si impara dalle regole:'],
] as const)('pebbles has a page at %s (%s)', async (path, language, text) => {
  open(path, language);
  await screen.findByText(text);
});

it('a local match of pebbles comes to its end, its replay is opened, and where a review would be it says why there is none', async () => {
  const seats = [
    { name: 'Ada', bot: null },
    { name: 'Ned', bot: null },
  ];
  const moves = Array(58).fill(['take', 1]);
  const begun = { version: 1, seats, options: {}, handOver: false, seed: 's', moves, over: false };
  localStorage.setItem('local-match:pebbles', JSON.stringify(begun));
  open('/local/pebbles');
  const take = await screen.findByRole('button', { name: '1' });
  await screen.findByText('2', { selector: 'p' });
  fireEvent.click(take);
  await screen.findByText('1', { selector: 'p' });
  // Another person at the same screen does not press at once.
  await new Promise(resolve => setTimeout(resolve, 600));
  fireEvent.click(take);
  await waitFor(() => expect(playedMatches()).toHaveLength(1));
  cleanup();
  open(`/replay?kept=${encodeURIComponent(playedMatches()[0]!.key)}`);
  fireEvent.click(await screen.findByRole('button', { name: 'Review' }));
  await screen.findByText('Pebbles has no coach, so there is no review.');
});

it('a match of pebbles is played in the debug panel', async () => {
  const dock = document.createElement('div');
  document.body.append(dock);
  const game = await loadGame(GAME);
  const seats = [
    { name: 'Ada', bot: null },
    { name: 'Ned', bot: null },
  ];
  const match = openLocalMatch(
    game,
    { seats, options: {}, handOver: false, seed: 's', moves: [], over: false },
    { pace: 1, onMove: () => {}, debug: debugPanelIn(dock) },
  );
  const press = (text: string) => fireEvent.click(screen.getByText(text));
  press('AI');
  await screen.findByRole('option', { name: 'House, easy' });
  const bots = screen.getByRole('combobox');
  for (const [n, bot] of ['Random', 'House, easy'].entries()) {
    // The panel asks which one is `:checked`, of which happy-dom knows nothing, and else takes the first.
    bots.prepend(screen.getByRole('option', { name: bot }));
    fireEvent.change(bots);
    press('play');
    await waitFor(() => expect(match.saved().moves).toHaveLength(n + 1));
  }
  match.close();
  dock.remove();
});
