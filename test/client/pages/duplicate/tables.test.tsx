import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { allClaims } from '../../../../src/client/match/lobby/credentials.ts';
import type { Deal } from '../../../../src/client/pages/duplicate/api.ts';
import { DealTables } from '../../../../src/client/pages/duplicate/tables.tsx';
import { fakeLobby } from '../../match/lobby/fake-lobby.ts';
import { MemoryRouter } from '../../memory-router.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const DEAL: Deal = {
  ...{
    id: 'deal123',
    game: 'ra',
    players: 2,
    setupData: {},
    madeAt: 0,
    endedAt: null,
    isCut: false,
    host: null,
    changes: 'a',
  },
  tables: [
    {
      table: 1,
      matchID: 'match1',
      stage: 'running',
      players: [
        { id: 0, name: 'Ben' },
        { id: 1, name: 'Cleo' },
      ],
    },
    { table: 2, matchID: 'match2', stage: 'open', players: [{ id: 0, name: 'Dan' }, { id: 1 }] },
  ],
  comparison: null,
};
const show = (own: Parameters<typeof DealTables>[0]['own'] = null) =>
  render(
    <MemoryRouter>
      <DealTables deal={DEAL} game="ra" own={own} onChanged={() => {}} />
    </MemoryRouter>,
  );

it('a seat is taken at the table that was pressed, under the name that stands there, and is kept', async () => {
  const asked = fakeLobby({
    'POST /duplicates/deal123/sit': {
      body: { table: 2, matchID: 'match2', playerID: '1', playerCredentials: 'secret', playerName: 'Ada 2' },
    },
  });
  show();
  expect(screen.queryByRole('button', { name: 'Sit down at table 1' })).toBeNull();
  fireEvent.change(screen.getByLabelText('Your name'), { target: { value: 'Ada' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sit down at table 2' }));
  await waitFor(() => expect(allClaims()).toHaveLength(1));
  expect(asked.map(({ body }) => body)).toEqual([{ playerName: 'Ada', table: 2 }]);
  expect(allClaims()).toMatchObject([{ game: 'ra', matchID: 'match2', seat: 1, name: 'Ada 2' }]);
});

it('why there is no seat is said', async () => {
  fakeLobby({
    'POST /duplicates/deal123/sit': { status: 409, body: { error: 'over', reason: 'deal-over' } },
  });
  show();
  fireEvent.change(screen.getByLabelText('Your name'), { target: { value: 'Ada' } });
  fireEvent.click(screen.getByRole('button', { name: 'Sit down' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'This deal is over: nobody sits down any more.',
  );
});

it('whoever has a seat is shown the way to it, and no other seat', () => {
  show({ table: 1, matchID: 'match1', seat: 1 });
  screen.getByText('You sit at table 1, seat 2.');
  expect(screen.getByRole('link', { name: 'To your table' }).getAttribute('href')).toBe('/match/ra/match1');
  expect(screen.queryByRole('button')).toBeNull();
});
