import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepClaim } from '../../../src/client/lobby/credentials.ts';
import { Match } from '../../../src/client/pages/match.tsx';
import type { PublicSeat } from '../../../src/game/shared/seat-data.ts';
import { fakeServer, MATCH } from '../net/fake-server.ts';

const sockets = vi.hoisted(() => ({ next: undefined as unknown }));
vi.mock('boardgame.io/multiplayer', async original => {
  const actual = await original<typeof import('boardgame.io/multiplayer')>();
  return {
    ...actual,
    SocketIO: () => (options: object) => actual.SocketIO()({ ...options, socket: sockets.next } as never),
  };
});

const SLOW = { timeout: 8000 };
const FREE: readonly PublicSeat[] = [{ id: 0, name: 'Ada', isConnected: true }, { id: 1 }];
const TAKEN: readonly PublicSeat[] = [FREE[0]!, { id: 1, name: 'Ned', isConnected: true }];

/** The page of a match of Priests of Ra at which one seat is free; this browser has the first. */
const open = async () => {
  const server = fakeServer(0);
  sockets.next = server.socket;
  let players = FREE;
  vi.stubGlobal('fetch', async () => Response.json({ matchID: MATCH, players }));
  keepClaim({ game: 'priests-of-ra', matchID: MATCH, seat: 0, credentials: 'secret', name: 'Ada' });
  render(
    <MemoryRouter initialEntries={[`/match/priests-of-ra/${MATCH}`]}>
      <Routes>
        <Route path="/match/:game/:id" element={<Match />} />
      </Routes>
    </MemoryRouter>,
  );
  await screen.findByText('Waiting for 1 player', {}, SLOW);
  // The rules are loaded before the page dials.
  await vi.waitFor(() => expect(server.socket.listens('answer')).toBe(true), SLOW);
  act(() => server.connect());
  act(() => server.tellPlayers(FREE));
  return {
    server,
    begin: () => {
      players = TAKEN;
      act(() => server.tellPlayers(TAKEN));
      act(() => server.tellAll());
    },
  };
};

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('language', 'en');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('a match appears on the pages of its waiting room when it begins, and nothing of it before', async () => {
  const { server, begin } = await open();
  expect(screen.getByText('Waiting for 1 player')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Your actions' })).toBeNull();
  begin();
  await screen.findByRole('region', { name: 'Your actions' }, SLOW);
  expect(screen.queryByText('Waiting for 1 player')).toBeNull();
  expect(server.socket.asked).toBe(1);
});

it('whose time runs stands in the banner of any game', async () => {
  const { server, begin } = await open();
  begin();
  await screen.findByRole('region', { name: 'Whose turn' }, SLOW);
  expect(screen.queryByRole('timer')).toBeNull();
  act(() => server.socket.hear('clock', MATCH, [[1, 29_900]]));
  expect(screen.getByRole('timer', { name: 'Time of steady' }).textContent).toBe('0:30');
  act(() => server.socket.hear('clock', MATCH, [[0, 59_900]]));
  expect(screen.getByRole('timer', { name: 'Your time' }).textContent).toBe('1:00');
  act(() => server.socket.hear('clock', MATCH, []));
  expect(screen.queryByRole('timer')).toBeNull();
});
