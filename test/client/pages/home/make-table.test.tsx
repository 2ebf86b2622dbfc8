import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { allClaims, browserKey } from '../../../../src/client/match/lobby/credentials.ts';
import { MakeTable } from '../../../../src/client/pages/home/make-table.tsx';
import { Route, Routes } from '../../../../src/client/ui/router/routes.tsx';
import { fakeLobby } from '../../match/lobby/fake-lobby.ts';
import { MemoryRouter } from '../../memory-router.tsx';

const ROOT = '/games/priests-of-ra';
const JOINED = { body: { playerID: '0', playerCredentials: 'secret' } };
const WILLING = { [`POST ${ROOT}/create`]: { body: { matchID: 'm1' } }, [`POST ${ROOT}/m1/join`]: JOINED };

const open = () =>
  render(
    <MemoryRouter initialEntries={['/']}>
      <Routes>
        <Route path="/" element={<MakeTable />} />
        <Route path="/match/:game/m1" element={<p>the table</p>} />
      </Routes>
    </MemoryRouter>,
  );
const name = () => screen.getByRole('textbox', { name: 'Your name' });
const more = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Bots and options of my table' }));
  await screen.findByRole('checkbox', { name: 'By invitation only' });
};
const seats = (n: number) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: 'Seats' }), String(n));
const game = (name: string) => userEvent.selectOptions(screen.getByRole('combobox', { name: 'Game' }), name);
const make = () => screen.getByRole('button', { name: /^Make the table|^Making/ });

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('making a table', () => {
  it('asks for three seats, listed and by the book, and sits down at the first', async () => {
    const asked = fakeLobby(WILLING);
    open();
    await userEvent.type(name(), '  Ada ');
    await userEvent.click(make());
    await screen.findByText('the table');
    expect(asked.map(({ path, body }) => [path, body])).toEqual([
      [
        `${ROOT}/create`,
        { numPlayers: 3, setupData: { botAfter: 'never' }, unlisted: false, playerName: 'Ada' },
      ],
      [`${ROOT}/m1/join`, { playerName: 'Ada', playerID: '0' }],
    ]);
    expect(allClaims()).toEqual([
      { game: 'priests-of-ra', matchID: 'm1', seat: 0, credentials: 'secret', name: 'Ada' },
    ]);
  });

  it('asks for what was chosen, and not for bots at seats that are no more', async () => {
    const asked = fakeLobby(WILLING);
    open();
    await userEvent.type(name(), 'Ada');
    await more();
    await seats(5);
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Who plays seat 2' }),
      'Medium: plays soundly',
    );
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Who plays seat 5' }),
      'Easy: overlooks things',
    );
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Who plays seat 4' }),
      'Easy: overlooks things',
    );
    await seats(4);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Open totals' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'By invitation only' }));
    await userEvent.click(make());
    await screen.findByText('the table');
    expect(asked[0]!.body).toEqual({
      numPlayers: 4,
      setupData: { bots: { 1: 'medium', 3: 'easy' }, openTotals: true, botAfter: 'never' },
      unlisted: true,
      playerName: 'Ada',
    });
  });

  it('asks for the game that was chosen, and only for what differs from its rulebook', async () => {
    const asked = fakeLobby({
      'POST /games/ra/create': { body: { matchID: 'm1' } },
      'POST /games/ra/m1/join': JOINED,
    });
    open();
    const gods = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /^Gods may take disasters/ });
    await userEvent.type(name(), 'Ada');
    await more();
    expect(screen.queryByRole('checkbox', { name: /^Gods/ })).toBeNull();
    await game('Ra');
    expect(gods().checked).toBe(true);
    await userEvent.click(gods());
    await userEvent.click(make());
    await screen.findByText('the table');
    expect(asked.map(({ path, body }) => [path, body])).toEqual([
      [
        '/games/ra/create',
        {
          numPlayers: 3,
          setupData: { godsTakeDisasters: false, botAfter: 'never' },
          unlisted: false,
          playerName: 'Ada',
        },
      ],
      ['/games/ra/m1/join', { playerName: 'Ada', playerID: '0' }],
    ]);
    expect(allClaims()[0]?.game).toBe('ra');
  });

  it('leaves behind what another game than the chosen one knows', async () => {
    const asked = fakeLobby(WILLING);
    open();
    await userEvent.type(name(), 'Ada');
    await more();
    await game('Ra');
    await userEvent.click(screen.getByRole('checkbox', { name: /^Gods may take disasters/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Open totals' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Open totals' }));
    await game('Priests of Ra');
    await userEvent.click(make());
    await screen.findByText('the table');
    expect(asked[0]!.body).toEqual({
      numPlayers: 3,
      setupData: { botAfter: 'never' },
      unlisted: false,
      playerName: 'Ada',
    });
  });

  it.each(['', '   '])('asks for nothing without a name: "%s"', async typed => {
    const asked = fakeLobby(WILLING);
    open();
    if (typed !== '') await userEvent.type(name(), typed);
    await userEvent.click(make());
    expect(asked).toEqual([]);
  });

  it('or sits down with anybody, who is waited for as long as was chosen', async () => {
    const asked = fakeLobby({
      'POST /games/ra/quick': {
        body: { matchID: 'm1', playerID: '2', playerCredentials: 'secret', playerName: 'Ada 2' },
      },
    });
    open();
    await userEvent.type(name(), 'Ada');
    await game('Ra');
    await seats(4);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Or bots after' }), '3 minutes');
    await userEvent.click(screen.getByRole('button', { name: 'Find players' }));
    await screen.findByText('the table');
    expect(asked.map(({ path, body }) => [path, body])).toEqual([
      ['/games/ra/quick', { numPlayers: 4, playerName: 'Ada', fillAfter: 180, browser: browserKey() }],
    ]);
    expect(allClaims()).toEqual([
      { game: 'ra', matchID: 'm1', seat: 2, credentials: 'secret', name: 'Ada 2' },
    ]);
  });

  it('remembers the name for the next table', async () => {
    fakeLobby(WILLING);
    open();
    await userEvent.type(name(), 'Ada');
    cleanup();
    open();
    expect((name() as HTMLInputElement).value).toBe('Ada');
  });

  it('makes one table, however often the button is pressed', async () => {
    const asked = fakeLobby(WILLING);
    open();
    await userEvent.type(name(), 'Ada');
    act(() => {
      make().click();
      make().click();
    });
    await screen.findByText('the table');
    expect(asked.filter(({ path }) => path.endsWith('/create'))).toHaveLength(1);
  });

  it.each([
    [{ status: 400, body: { error: 'numPlayers: too many' } }, 'The server refused: numPlayers: too many.'],
    [{ status: 429, body: { error: 'too many requests' } }, /server is busy/],
    ['silence', 'The server did not answer. Please try again.'],
  ] as const)('says why there is no table, and lets one try again: %j', async (answer, expected) => {
    fakeLobby({ [`POST ${ROOT}/create`]: answer });
    open();
    await userEvent.type(name(), 'Ada');
    await userEvent.click(make());
    const failure = await screen.findByRole('alert');
    if (typeof expected === 'string') expect(failure.textContent).toBe(expected);
    else expect(failure.textContent).toMatch(expected);
    expect(allClaims()).toEqual([]);
    fakeLobby(WILLING);
    await userEvent.click(make());
    await waitFor(() => expect(screen.getByText('the table')).toBeTruthy());
  });
});
