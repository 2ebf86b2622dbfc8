import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { LobbyMatch } from '../../../../../src/client/match/lobby/api.ts';
import { allClaims, keepClaim } from '../../../../../src/client/match/lobby/credentials.ts';
import { WaitingRoom } from '../../../../../src/client/pages/match/waiting-room/waiting-room.tsx';
import { Route, Routes } from '../../../../../src/client/ui/router/routes.tsx';
import { fakeLobby } from '../../../match/lobby/fake-lobby.ts';
import { MemoryRouter } from '../../../memory-router.tsx';

const HOST = '/games/priests-of-ra/m1/host';
const CLAIM = { game: 'priests-of-ra', matchID: 'm1', seat: 0, credentials: 'secret', name: 'Ada' } as const;
const MATCH: LobbyMatch = {
  matchID: 'm1',
  host: 0,
  setupData: { openTotals: true },
  players: [
    { id: 0, name: 'Ada', isConnected: true },
    { id: 1, name: 'Tiye', data: { bot: 'steady' } },
    { id: 2, name: 'Ned', isConnected: true },
    { id: 3 },
  ],
};

const open = async (match = MATCH) => {
  localStorage.setItem('language', 'en');
  keepClaim(CLAIM);
  const asked = fakeLobby({ [`POST ${HOST}`]: { body: {} } });
  const onChanged = vi.fn();
  render(
    <MemoryRouter initialEntries={['/match']}>
      <Routes>
        <Route
          path="/match"
          element={<WaitingRoom game="priests-of-ra" id="m1" match={match} onChanged={onChanged} />}
        />
        <Route path="/" element={<p>the home page</p>} />
      </Routes>
    </MemoryRouter>,
  );
  await screen.findByRole('region', { name: 'As the host of this table' });
  const acts = () => asked.map(({ body }) => (body as { act: object }).act);
  return { acts, asked, onChanged, user: userEvent.setup() };
};

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('a seat is given to a bot, to another bot, and to whoever comes', async () => {
  const { acts, asked, user, onChanged } = await open();
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Who plays seat 4' }),
    'Medium: plays soundly',
  );
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Who plays seat 2' }),
    'Easy: overlooks things',
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Who plays seat 2' }), 'Whoever comes');
  await waitFor(() =>
    expect(acts()).toEqual([
      { do: 'seat-bot', at: '3', bot: 'medium' },
      { do: 'seat-bot', at: '1', bot: 'easy' },
      { do: 'free', at: '1' },
    ]),
  );
  expect(asked[0]!.body).toMatchObject({ playerID: '0', credentials: 'secret' });
  expect(onChanged).toHaveBeenCalled();
});

it('a person is made the host, or sent away once that is asked for twice', async () => {
  const { acts, user } = await open();
  await user.click(screen.getByRole('button', { name: 'Make Ned the host' }));
  await user.click(screen.getByRole('button', { name: 'Free the seat of Ned' }));
  expect(screen.getByText('Ned will have to sit down again.')).toBeDefined();
  expect(acts()).toEqual([{ do: 'hand-on', to: '2' }]);
  await user.click(screen.getByRole('button', { name: 'Free the seat' }));
  await waitFor(() => expect(acts().at(-1)).toEqual({ do: 'free', at: '2' }));
});

it('one option is changed, and the others stay as they are', async () => {
  const { acts, user } = await open();
  await user.click(screen.getByText('Options'));
  const away = screen.getByRole('combobox', { name: 'When somebody is away on their turn' });
  expect(
    within(away)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'The table waits',
    'A bot plays after 3 minutes',
    'A bot plays after 1 minute',
    'A bot plays after 10 minutes',
    'A bot plays at once',
  ]);
  // The table does not say, and its server waits so long.
  expect(within(away).getByRole<HTMLOptionElement>('option', { selected: true }).text).toBe(
    'A bot plays after 3 minutes',
  );
  await user.selectOptions(away, 'The table waits');
  await waitFor(() =>
    expect(acts()).toEqual([{ do: 'options', setupData: { openTotals: true, botAfter: 'never' } }]),
  );
  // How long whoever is away is waited for is said even where it is the usual: a server has a usual of its own.
  await user.selectOptions(away, 'A bot plays after 3 minutes');
  await waitFor(() =>
    expect(acts().at(-1)).toEqual({ do: 'options', setupData: { openTotals: true, botAfter: 180 } }),
  );
});

it('what is chosen before the table has told of the choice before it is chosen besides', async () => {
  const { acts, user } = await open();
  await user.click(screen.getByText('Options'));
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'When somebody is away on their turn' }),
    'The table waits',
  );
  await user.selectOptions(screen.getByRole('combobox', { name: 'Talk at the table' }), 'Nothing');
  const both = { openTotals: true, botAfter: 'never', talk: 'none' };
  await waitFor(() => expect(acts().at(-1)).toEqual({ do: 'options', setupData: both }));
});

it('of quick choices for a seat the last one counts, also back to the first, and to nobody where nobody sits yet', async () => {
  const { acts, user } = await open();
  const seat = screen.getByRole('combobox', { name: 'Who plays seat 4' });
  const levels = ['Easy: overlooks things', 'Medium: plays soundly', 'Easy: overlooks things'];
  await Promise.all([...levels, 'Whoever comes'].map(level => user.selectOptions(seat, level)));
  await waitFor(() =>
    expect(acts()).toEqual([
      ...['easy', 'medium', 'easy'].map(bot => ({ do: 'seat-bot', at: '3', bot })),
      { do: 'free', at: '3' },
    ]),
  );
});

it('what is free already is free as it was to be', async () => {
  const { user } = await open();
  const refused = { status: 409, body: { error: 'the seat is free', reason: 'seat-free' } };
  const asked = fakeLobby({ [`POST ${HOST}`]: refused });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Who plays seat 2' }), 'Whoever comes');
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('the host begins, or closes the table and goes home', async () => {
  const { acts, user } = await open();
  await user.click(screen.getByRole('button', { name: 'Start now' }));
  await user.click(screen.getByRole('button', { name: 'Close the table' }));
  await user.click(screen.getByRole('button', { name: 'Close it' }));
  await screen.findByText('the home page');
  expect(acts()).toEqual([{ do: 'start' }, { do: 'close' }]);
  expect(allClaims()).toEqual([]);
});

it('what is refused is said', async () => {
  const { user } = await open();
  fakeLobby({ [`POST ${HOST}`]: { status: 409, body: { error: 'the seat is taken' } } });
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Who plays seat 4' }),
    'Medium: plays soundly',
  );
  expect((await screen.findByRole('alert')).textContent).toBe('Somebody was quicker: the seat is taken.');
});

it('a guest has none of it', async () => {
  keepClaim(CLAIM);
  fakeLobby({});
  render(
    <MemoryRouter>
      <WaitingRoom game="priests-of-ra" id="m1" match={{ ...MATCH, host: 2 }} onChanged={() => {}} />
    </MemoryRouter>,
  );
  expect(screen.getAllByRole('listitem')[2]!.textContent).toBe('Nedhost');
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.queryByRole('region', { name: 'As the host of this table' })).toBeNull();
});
