import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LobbyMatch, LobbySeat } from '../../../src/client/lobby/api.ts';
import { allClaims, keepClaim } from '../../../src/client/lobby/credentials.ts';
import { TableList } from '../../../src/client/lobby/table-list.tsx';
import { fakeLobby } from './fake-lobby.ts';

const ROOT = '/games/priests-of-ra';

const seatsOf = (names: readonly (string | null)[]): LobbySeat[] =>
  names.map((name, id) => ({
    id,
    ...(name === null ? {} : { name: name.replace('bot ', '') }),
    ...(name?.startsWith('bot ') ? { data: { bot: 'steady' } } : {}),
  }));
const match = (matchID: string, names: readonly (string | null)[], more: Partial<LobbyMatch> = {}) => ({
  matchID,
  players: seatsOf(names),
  ...more,
});

const list = (...matches: LobbyMatch[]) => ({ [`GET ${ROOT}`]: { body: { matches } } });
const claim = (matchID: string, name = 'Ada') =>
  keepClaim({ game: 'priests-of-ra', matchID, seat: 0, credentials: 'secret', name });

const open = () =>
  render(
    <MemoryRouter>
      <TableList game="priests-of-ra" />
    </MemoryRouter>,
  );

/** The lines of one part of the list, as [text, where its link leads]. */
const linesOf = async (title: string) =>
  within(await screen.findByRole('region', { name: title }))
    .queryAllByRole('listitem')
    .map(line => [
      line.textContent,
      within(line).getByRole('link').getAttribute('href')?.replace('/match/priests-of-ra/', ''),
    ]);

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the tables of the lobby', () => {
  it('stand under what can be done with them; finished matches of others do not', async () => {
    fakeLobby(
      list(
        match('open', ['bot Tiye', 'Ada', null], { setupData: { openTotals: true } }),
        match('runs', ['Ned', 'Grace']),
        match('over', ['Ned', 'Grace'], { gameover: {} }),
      ),
    );
    open();
    expect(await linesOf('Being played')).toEqual([['Ned and Graceunder wayWatch', 'runs']]);
    expect(await linesOf('Open tables')).toEqual([['Ada and Tiye1 free seat · open totalsSit down', 'open']]);
    expect(screen.queryByRole('region', { name: 'Your tables' })).toBeNull();
  });

  it('are few at first, and the page says what to do', async () => {
    fakeLobby(list());
    open();
    expect(screen.getByRole('status').textContent).toBe('Looking for tables…');
    await screen.findByText(/^No table is waiting for players/);
    expect(screen.queryByRole('region', { name: 'Being played' })).toBeNull();
  });

  it('stay as they were while the server does not answer, which is said', async () => {
    fakeLobby(list(match('open', ['Ada', null])));
    open();
    await waitFor(async () => expect(await linesOf('Open tables')).toHaveLength(1));
    fakeLobby({ [`GET ${ROOT}`]: 'silence' });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await screen.findByText(/The server does not answer/);
    expect(await linesOf('Open tables')).toHaveLength(1);
  });
});

describe('one’s own tables', () => {
  it('stand first and once, the unlisted ones with their players too', async () => {
    claim('listed');
    claim('secret', 'Grace');
    fakeLobby({
      ...list(match('listed', ['Ada', null]), match('other', ['Ned', null])),
      [`GET ${ROOT}/secret`]: { body: match('secret', ['Grace', 'Ned']) },
    });
    open();
    await screen.findByText('Grace and Ned');
    expect(await linesOf('Your tables')).toEqual([
      ['Grace and Nedunder wayGo back to it', 'secret'],
      ['Ada1 free seatGo back to it', 'listed'],
    ]);
    expect(await linesOf('Open tables')).toEqual([['Ned1 free seatSit down', 'other']]);
  });

  it('are forgotten when the server has them no more, and only then', async () => {
    claim('gone');
    claim('silent');
    fakeLobby({ ...list(), [`GET ${ROOT}/silent`]: 'silence' });
    open();
    await waitFor(() => expect(allClaims().map(({ matchID }) => matchID)).toEqual(['silent']));
    await waitFor(async () => expect(await linesOf('Your tables')).toEqual([['AdaGo back to it', 'silent']]));
  });

  it('can be taken off the list when they are finished, and focus goes on', async () => {
    claim('over');
    fakeLobby(list(match('over', ['Ada', 'Ned'], { gameover: {} })));
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Take off the list' }));
    expect(allClaims()).toEqual([]);
    expect(screen.queryByRole('region', { name: 'Your tables' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Open tables' }));
  });
});
