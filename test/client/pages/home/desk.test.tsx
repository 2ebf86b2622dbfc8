import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { clearDesk, keepDesk, type OnDesk } from '../../../../src/client/match/member/desk.ts';
import { Desk } from '../../../../src/client/pages/home/desk/desk.tsx';
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
