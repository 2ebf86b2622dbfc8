import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { LobbyMatch } from '../../../../src/client/match/lobby/api.ts';
import { keepClaim } from '../../../../src/client/match/lobby/credentials.ts';
import { clearDesk, keepDesk, type OnDesk } from '../../../../src/client/match/member/desk.ts';
import { Desk } from '../../../../src/client/pages/home/desk/desk.tsx';
import { GoOn } from '../../../../src/client/pages/home/go-on.tsx';
import { TableRow } from '../../../../src/client/pages/home/table-row.tsx';
import { LanguageProvider } from '../../../../src/client/ui/i18n/i18n.tsx';
import { MemoryRouter } from '../../memory-router.tsx';

afterEach(() => {
  cleanup();
  clearDesk();
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('with whom a match is can be read whole where there is no room for it', async () => {
  const players = ['Ada', 'Maximiliana-Wilhelmine', 'Ned', 'Tiye'].map((name, id) => ({ id, name }));
  const match = { game: 'ra', matchID: 'm1', seat: 0, stage: 'running', isMine: true, left: null, players };
  keepDesk([match as unknown as OnDesk]);
  render(
    <MemoryRouter>
      <Desk />
    </MemoryRouter>,
  );
  const names = await screen.findByText(/Maximiliana/);
  expect(names.title).toBe(names.textContent);
  expect(names.title.replaceAll(/[\u2068\u2069]/g, '')).toBe('Maximiliana-Wilhelmine, Ned and Tiye');
});

it('whoever is a member no more is called so in the language of the reader, wherever a match is told of', async () => {
  const players = [
    { id: 0, name: 'Bea' },
    { id: 1, name: 'A former member', former: true as const },
  ];
  keepDesk([
    {
      game: 'ra',
      matchID: 'm1',
      seat: 0,
      stage: 'running',
      isMine: true,
      left: null,
      players,
    } as unknown as OnDesk,
  ]);
  keepClaim({ game: 'ra', matchID: 'm1', seat: 0, credentials: 'secret', name: 'Bea' });
  vi.stubGlobal('fetch', async () => Response.json({ matchID: 'm1', players, toAct: [0] }));
  const over = { matchID: 'm2', players, gameover: { winners: [1] } } as LobbyMatch;
  render(
    <LanguageProvider first="it">
      <MemoryRouter>
        <Desk />
        <GoOn news={null} />
        <ul>
          <TableRow game="ra" match={over}>
            {null}
          </TableRow>
        </ul>
      </MemoryRouter>
    </LanguageProvider>,
  );
  await screen.findByText(/Tocca a te: Ra con .*un ex membro/);
  expect(document.body.textContent.replaceAll(/[\u2068\u2069]/g, '')).toContain('· Vittoria: Un ex membro');
  expect(screen.getByTitle('un ex membro')).toBeTruthy();
  expect(document.body.textContent).not.toContain('former');
});
