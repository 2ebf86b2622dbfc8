import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { clearDesk, keepDesk, type OnDesk } from '../../../../src/client/match/member/desk.ts';
import { Desk } from '../../../../src/client/pages/home/desk/desk.tsx';
import { LanguageProvider } from '../../../../src/client/ui/i18n/i18n.tsx';
import { MemoryRouter } from '../../memory-router.tsx';

afterEach(() => {
  cleanup();
  clearDesk();
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

it('whoever is a member no more is called so in the language of the reader', () => {
  const players = [
    { id: 0, name: 'Bea' },
    { id: 1, name: 'A former member', former: true },
  ];
  const match = { game: 'ra', matchID: 'm1', seat: 0, stage: 'running', isMine: true, left: null, players };
  keepDesk([match as unknown as OnDesk]);
  render(
    <LanguageProvider first="it">
      <MemoryRouter>
        <Desk />
      </MemoryRouter>
    </LanguageProvider>,
  );
  expect(screen.getByTitle('un ex membro')).toBeTruthy();
  expect(document.body.textContent).not.toContain('former');
});
