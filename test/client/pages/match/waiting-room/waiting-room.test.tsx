import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { LobbyMatch } from '../../../../../src/client/match/lobby/api.ts';
import { allClaims, keepClaim, type SeatClaim } from '../../../../../src/client/match/lobby/credentials.ts';
import { WaitingRoom } from '../../../../../src/client/pages/match/waiting-room/waiting-room.tsx';
import { Route, Routes } from '../../../../../src/client/ui/router/routes.tsx';
import { fakeLobby } from '../../../match/lobby/fake-lobby.ts';
import { MemoryRouter } from '../../../memory-router.tsx';

const PATH = '/games/priests-of-ra/m1';
const CLAIM: SeatClaim = {
  game: 'priests-of-ra',
  matchID: 'm1',
  seat: 0,
  credentials: 'secret',
  name: 'Ada',
};
const MATCH: LobbyMatch = {
  matchID: 'm1',
  players: [
    { id: 0, name: 'Ada', isConnected: true },
    { id: 1, name: 'Tiye', data: { bot: 'steady' } },
    { id: 2, name: 'Ned', isConnected: false },
    { id: 3 },
  ],
};
const JOINED = { [`POST ${PATH}/join`]: { body: { playerID: '3', playerCredentials: 'secret' } } };

const open = (match = MATCH) => {
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
  return onChanged;
};
const seats = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

const LINK = `${location.origin}/match`;

beforeEach(() => {
  localStorage.clear();
  fakeLobby({});
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the waiting room', () => {
  it('shows who sits where, to somebody who has a seat and to others', () => {
    open();
    expect(seats()).toEqual(['Adahost', 'TiyeMedium bot', 'Nednot connected', 'free']);
    expect(
      [...document.querySelectorAll('li .portrait')].map(face => face.getAttribute('data-seat-colour')),
    ).toEqual(['0', '1', '2', '3']);
    expect(document.querySelectorAll('.portrait-bot').length).toBe(1);
    expect(screen.getByRole('status').textContent).toBe('Waiting for 1 player');
    cleanup();
    keepClaim(CLAIM);
    open({ ...MATCH, setupData: { openTotals: true } });
    expect(seats()[0]).toBe('Adayou, host');
    expect(screen.getByText(/plays with open totals/)).toBeTruthy();
  });

  it('has something to read for whoever waits, in pages of their own', () => {
    open();
    const links = ['The rules of Priests of Ra', 'Learn it in three minutes'].map(name =>
      screen.getByRole<HTMLAnchorElement>('link', { name }),
    );
    expect(links.map(link => [link.getAttribute('href'), link.target])).toEqual([
      ['/rules/priests-of-ra', '_blank'],
      ['/learn/priests-of-ra', '_blank'],
    ]);
  });

  it('counts down to when bots come, which a listener is told once', () => {
    vi.useFakeTimers({ now: 0 });
    try {
      open({ ...MATCH, fillAt: 133_000 });
      const clock = screen.getByText('Bots take the free seats in 2:13.');
      const told = screen.getByText('Bots take the free seats in 2 minutes and 13 seconds.');
      act(() => vi.advanceTimersByTime(3000));
      expect(clock.textContent).toBe('Bots take the free seats in 2:10.');
      expect(clock.getAttribute('aria-hidden')).toBe('true');
      expect(told.textContent).toContain('2 minutes and 13 seconds');
      for (const line of [clock, told]) expect(line.closest('[aria-live], [role]')).toBeNull();
      act(() => vi.advanceTimersByTime(130_000));
      expect(screen.getByText('Bots are taking the free seats.')).toBeTruthy();
    } finally {
      vi.useRealTimers();
    }
    cleanup();
    open();
    expect(screen.queryByText(/Bots/)).toBeNull();
  });

  it('lets whoever opens the link sit down with a name alone', async () => {
    const asked = fakeLobby(JOINED);
    const onChanged = open();
    await userEvent.type(screen.getByRole('textbox', { name: 'Your name' }), 'Grace{Enter}');
    await waitFor(() => expect(onChanged).toHaveBeenCalled());
    expect(asked).toEqual([{ method: 'POST', path: `${PATH}/join`, body: { playerName: 'Grace' } }]);
    expect(allClaims()).toEqual([{ ...CLAIM, seat: 3, name: 'Grace' }]);
  });

  it('takes one seat, however often the button is pressed', async () => {
    const asked = fakeLobby(JOINED);
    const onChanged = open();
    await userEvent.type(screen.getByRole('textbox'), 'Grace');
    act(() => {
      screen.getByRole('button', { name: 'Sit down' }).click();
      screen.getByRole('button', { name: 'Sit down' }).click();
    });
    await waitFor(() => expect(onChanged).toHaveBeenCalled());
    expect(asked).toHaveLength(1);
  });

  it('says when somebody was quicker, and looks again at the table', async () => {
    fakeLobby({ [`POST ${PATH}/join`]: { status: 409, body: { error: 'seat 3 is taken' } } });
    const onChanged = open();
    await userEvent.type(screen.getByRole('textbox'), 'Grace{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('Somebody was quicker: the seat is taken.');
    expect(onChanged).toHaveBeenCalled();
    expect(allClaims()).toEqual([]);
  });

  it('says when somebody at the table is called so', async () => {
    const taken = { status: 409, body: { error: 'somebody is called so', reason: 'name-taken' } };
    fakeLobby({ [`POST ${PATH}/join`]: taken });
    open();
    await userEvent.type(screen.getByRole('textbox'), 'Ada{Enter}');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('Somebody else at the table has a name like that.');
    expect(allClaims()).toEqual([]);
  });

  it('gives those who sit the link to send, and tells that it was copied', async () => {
    keepClaim(CLAIM);
    const user = userEvent.setup();
    open();
    expect((screen.getByRole('textbox', { name: 'Link to this table' }) as HTMLInputElement).value).toBe(
      LINK,
    );
    await user.click(screen.getByRole('button', { name: 'Copy the link' }));
    await screen.findByRole('button', { name: 'Copied' });
    expect(await navigator.clipboard.readText()).toBe(LINK);
  });

  it('marks the link to be copied by hand where the clipboard is closed', async () => {
    keepClaim(CLAIM);
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied'));
    open();
    const link = screen.getByRole<HTMLInputElement>('textbox', { name: 'Link to this table' });
    await user.click(screen.getByRole('button', { name: 'Copy the link' }));
    await waitFor(() => expect(link.selectionEnd).toBe(LINK.length));
    expect(link.selectionStart).toBe(0);
  });
});

it.each([
  [{}, 'in matches by days'],
  [{ clock: '2m+10s' }, 'in live matches'],
])('a rated table says which rating it counts for: %j', (time, where) => {
  open({ ...MATCH, setupData: { rated: true, ...time } });
  expect(screen.getByText(new RegExp(`counts for everybody’s rating ${where}`))).toBeTruthy();
});

it('a table that waits for whoever is away says after how long those who are here may vote', () => {
  open({ ...MATCH, setupData: { botAfter: 'never' } });
  expect(screen.getByText(/waits for whoever is away; after ten minutes .* vote to go on/)).toBeTruthy();
});

describe('leaving the waiting room', () => {
  it.each<[{ status?: number; body: object }, string]>([
    [{ body: {} }, 'gives the seat back'],
    [{ status: 403, body: { error: 'the credentials are not those of the seat' } }, 'drops a seat lost'],
    [{ status: 404, body: { error: 'there is no such match' } }, 'drops a seat at a table that is gone'],
  ])('%s: %s, and leads home', async (answer, _what) => {
    keepClaim(CLAIM);
    fakeLobby({ [`POST ${PATH}/leave`]: answer });
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Leave the table' }));
    await screen.findByText('the home page');
    expect(allClaims()).toEqual([]);
  });

  it('keeps the seat when the server does not answer', async () => {
    keepClaim(CLAIM);
    fakeLobby({ [`POST ${PATH}/leave`]: 'silence' });
    open();
    await userEvent.click(screen.getByRole('button', { name: 'Leave the table' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/did not answer/);
    expect(allClaims()).toEqual([CLAIM]);
  });
});
