import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { claimOf, keepClaim } from '../../../../src/client/match/lobby/credentials.ts';
import { Route, Routes } from '../../../../src/client/ui/router/routes.tsx';
import { MemoryRouter } from '../../memory-router.tsx';
// Loaded before anything is waited for: on a busy machine that takes longer than any answer.
import '../../../../src/client/games/priests-of-ra/board.tsx';
import { forgetWho, keepWho, noteSignedOut } from '../../../../src/client/match/member/who.ts';
import { playedMatches } from '../../../../src/client/match/played/played-matches.ts';
import { Match } from '../../../../src/client/pages/match/match.tsx';
import { dayOf } from '../../../../src/client/pages/played/statistics.ts';
import type { PublicSeat } from '../../../../src/game/shared/seat-data.ts';
import { keepElsewhere } from '../../closed-storage.ts';
import { fakeServer, MATCH } from '../../match/online/fake-server.ts';
import { eventually } from '../../patience.ts';

const sockets = vi.hoisted(() => ({ next: undefined as unknown }));
vi.mock('boardgame.io/multiplayer', async original => {
  const actual = await original<typeof import('boardgame.io/multiplayer')>();
  return {
    ...actual,
    SocketIO: () => (options: object) => actual.SocketIO()({ ...options, socket: sockets.next } as never),
  };
});

// Asks the browser for what there is none of here.
vi.mock('../../../../src/client/match/notices/push-switch.tsx', () => ({ PushSwitch: () => null }));

const FREE: readonly PublicSeat[] = [{ id: 0, name: 'Ada', isConnected: true }, { id: 1 }];
const TAKEN: readonly PublicSeat[] = [FREE[0]!, { id: 1, name: 'Ned', isConnected: true }];

/** The page of a match of Priests of Ra at which one seat is free; this browser has the first, or watches. */
const open = async (answer: object = {}, seat = 0, isSeated = true, claiming = 200) => {
  const server = fakeServer(seat);
  sockets.next = server.socket;
  let players = FREE;
  vi.stubGlobal('fetch', async (path: string) => {
    const status = path.endsWith('/claim') ? claiming : 200;
    if (status === 0) throw new TypeError('fetch failed');
    return Response.json({ matchID: MATCH, players, ...answer }, { status });
  });
  if (isSeated)
    keepClaim({ game: 'priests-of-ra', matchID: MATCH, seat, credentials: 'secret', name: 'Ada' });
  render(
    <MemoryRouter initialEntries={[`/match/priests-of-ra/${MATCH}`]}>
      <Routes>
        <Route path="/match/:game/:id" element={<Match />} />
      </Routes>
    </MemoryRouter>,
  );
  await screen.findByText('Waiting for 1 player');
  // The rules are loaded before the page dials.
  await eventually(() => expect(server.socket.listens('answer')).toBe(true));
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
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

it('a match appears on the pages of its waiting room when it begins, and nothing of it before', async () => {
  const { server, begin } = await open();
  expect(screen.getByText('Waiting for 1 player')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Your actions' })).toBeNull();
  begin();
  await screen.findByRole('region', { name: 'Your actions' });
  expect(screen.queryByText('Waiting for 1 player')).toBeNull();
  expect(server.socket.asked).toBe(1);
});

it('who of a waiting room is not there is told at once, and not any more when they are', async () => {
  const three: readonly PublicSeat[] = [TAKEN[0]!, { ...TAKEN[1]!, isConnected: false }, { id: 2 }];
  const { server } = await open({ players: three });
  const away = () => screen.queryAllByText('not connected');
  act(() => server.tellPlayers(three));
  await eventually(() => expect(away()).toHaveLength(1));
  act(() => server.tellPlayers([...TAKEN, three[2]!]));
  // On a busy machine what is told is not always drawn in the same breath.
  await eventually(() => expect(away()).toHaveLength(0));
  act(() => server.tellPlayers(three));
  await eventually(() => expect(away()).toHaveLength(1));
});

it('whose time runs stands in the banner of any game', async () => {
  const { server, begin } = await open();
  begin();
  await screen.findByRole('region', { name: 'Whose turn' });
  expect(screen.queryByRole('timer')).toBeNull();
  act(() => server.socket.hear('clock', MATCH, [[1, 29_900]]));
  expect(screen.getByRole('timer', { name: 'Time left: steady' }).textContent).toBe('0:30');
  act(() => server.socket.hear('clock', MATCH, [[0, 59_900]]));
  expect(screen.getByRole('timer', { name: 'Your time' }).textContent).toBe('1:00');
  act(() => server.socket.hear('clock', MATCH, []));
  expect(screen.queryByRole('timer')).toBeNull();
});

it.each([
  ['against bots alone', {}, false, true],
  ['where another person plays', {}, true, false],
  ['where another person plays who has agreed', { setupData: { hints: true } }, true, true],
  ['alone with bots, but at a deal that others play too', { deal: 'daily-2026-11-28' }, false, false],
])('on one’s turn the coach may be asked, or not: %s', async (_where, answer, isPerson, mayAsk) => {
  const acting = Number(fakeServer(0).state().ctx.currentPlayer);
  const { server, begin } = await open(answer, acting);
  begin();
  await screen.findByRole('region', { name: 'Your actions' });
  if (isPerson) act(() => server.tellPlayers(TAKEN));
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
  const menu = await screen.findByRole('dialog', { name: 'Menu' });
  if (mayAsk) expect(await within(menu).findByRole('button', { name: 'Ask the coach' })).toBeTruthy();
  else {
    // The button is loaded apart: time enough for it to come is what the others took.
    await import('../../../../src/client/match/coach/hint-button.tsx');
    expect(within(menu).queryByRole('button', { name: 'Ask the coach' })).toBeNull();
  }
  expect(screen.getByRole('dialog', { name: 'Menu' })).toBe(menu);
});

it.each([
  ['closed', 'Its host closed it before the match began.'],
  ['deserted', 'Everybody left before the match began.'],
])('a table that is %s says so to whoever looks at it', async (code, sentence) => {
  const { server } = await open();
  act(() => server.socket.hear('refused', MATCH, null, code));
  expect(await screen.findByRole('heading', { name: 'This table is closed' })).toBeTruthy();
  expect(screen.getByText(sentence)).toBeTruthy();
});

it('whose seat the host has freed is told so, and may sit down again', async () => {
  const { server } = await open();
  act(() => server.socket.hear('refused', MATCH, null, 'credentials'));
  expect((await screen.findByRole('alert')).textContent).toContain('The host has freed your seat.');
  expect(screen.getByRole('button', { name: 'Sit down' })).toBeTruthy();
});

it('a seat that the address offers is taken, and the address forgotten', async () => {
  history.replaceState(null, '', `/match/priests-of-ra/${MATCH}#seat=a-token`);
  const { server } = await open({ playerID: '0', playerCredentials: 'theirs', playerName: 'Ada' });
  await eventually(() => expect(claimOf('priests-of-ra', MATCH)?.credentials).toBe('theirs'));
  expect(location.hash).toBe('');
  expect(server.socket).toBeDefined();
});

it.each([
  ['refuses it', 404, /^This link to a seat was used before/, ''],
  // The link may be as good as before: it is tried again where the page is loaded again.
  ['does not answer', 0, /^The server did not answer/, '#seat=a-token'],
])(
  'why a seat that the address offers is not taken is said where the server %s',
  async (_, status, said, hash) => {
    history.replaceState(null, '', `/match/priests-of-ra/${MATCH}#seat=a-token`);
    await open({}, 0, false, status);
    await eventually(() =>
      expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
        expect.stringMatching(said),
      ]),
    );
    expect(location.hash).toBe(hash);
  },
);

it('who is away while others wait is asked about, and nobody else', async () => {
  const { server, begin } = await open({}, 1);
  begin();
  await screen.findByRole('region', { name: 'Whose turn' });
  act(() => server.tellPlayers([{ id: 0, name: 'Ada', isConnected: false }, TAKEN[1]!]));
  act(() =>
    server.socket.hear('table', MATCH, { host: null, incidents: [], away: [[0, 90_000]], votes: {} }),
  );
  await screen.findByRole('region', { name: 'Somebody is away' });
  expect(screen.getByText(/^Ada is not connected. A bot plays in 1:[0-3]\d\.$/)).toBeTruthy();
  act(() => server.tellPlayers([TAKEN[0]!, { id: 1, name: 'Ned', isConnected: false }]));
  expect(screen.queryByRole('region', { name: 'Somebody is away' })).toBeNull();
});

it('whoever watches chooses from whose place', async () => {
  const { begin } = await open({}, 0, false);
  begin();
  const place = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Watch from the place of' });
  expect(
    within(place)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Ada', 'steady']);
  /** Whose area lies in front, and who sits opposite. */
  const seats = () =>
    ['.area', '.rival'].map(part => document.querySelector<HTMLElement>(part)?.dataset.seat);
  expect(seats()).toEqual(['0', '1']);
  fireEvent.change(place, { target: { value: '1' } });
  expect(seats()).toEqual(['1', '0']);
});

it('whoever plays does so from their own place', async () => {
  const { begin } = await open();
  begin();
  await screen.findByRole('region', { name: 'Whose turn' });
  expect(screen.queryByRole('combobox', { name: 'Watch from the place of' })).toBeNull();
});

it('the title says that it is one’s turn, and no longer when somebody has ended the match', async () => {
  const acting = Number(fakeServer(0).state().ctx.currentPlayer);
  const { server, begin } = await open({}, acting);
  begin();
  await eventually(() => expect(document.title).toBe('● Your turn — Priests of Ra'));
  const incidents = [{ kind: 'ended', seat: 1 - acting, at: 0 }];
  act(() => server.socket.hear('table', MATCH, { host: null, incidents, away: [], votes: {} }));
  await eventually(() => expect(document.title).toBe('Priests of Ra'));
  // It is noted a little later: not in what the next test finds.
  await eventually(() => expect(playedMatches()).toHaveLength(1));
});

it.each([
  ['on the day of which the server tells', { gameover: {}, updatedAt: new Date(2026, 2, 7, 12).getTime() }],
  ['today, where it has ended before the eyes of this page', {}],
])('the record of a match is called after the day on which it ended: %s', async (_when, answer) => {
  // Today may be over meanwhile.
  const days = () => ('updatedAt' in answer ? [answer.updatedAt] : [began, Date.now()]).map(dayOf);
  const began = Date.now();
  const { server, begin } = await open(answer, 0);
  begin();
  await screen.findByRole('region', { name: 'Whose turn' });
  const incidents = [{ kind: 'ended', seat: 1, at: 0 }];
  act(() => server.socket.hear('table', MATCH, { host: null, incidents, away: [], votes: {} }));
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
  const menu = await screen.findByRole('dialog', { name: 'Menu' });
  const record = within(menu).getByRole<HTMLAnchorElement>('link', { name: /record/ });
  expect(record.download).toMatch(new RegExp(`^priests-of-ra_(${days().join('|')})_Ada_`));
  await eventually(() => expect(playedMatches()).toHaveLength(1));
  expect(days()).toContain(dayOf(playedMatches()[0]!.ended));
});

it('a seat that another tab has taken at this table is this page’s too', async () => {
  await open({}, 0, false);
  expect(screen.getByRole('button', { name: 'Sit down' })).toBeTruthy();
  const claim = { game: 'priests-of-ra', matchID: MATCH, seat: 0, credentials: 'secret', name: 'Ada' };
  act(() => keepElsewhere('seats', JSON.stringify([claim])));
  await eventually(() => expect(screen.getByRole('button', { name: 'Leave the table' })).toBeTruthy());
  expect(screen.queryByRole('button', { name: 'Sit down' })).toBeNull();
});

it.each([
  ['in another tab', () => keepElsewhere('seats', null)],
  ['where nobody hears of it', () => localStorage.clear()],
])(
  'a seat that its page knows is kept anew when the browser is emptied %s; one that was given up is not',
  async (_where, empty) => {
    const { server } = await open();
    const claim = claimOf('priests-of-ra', MATCH);
    act(empty);
    act(() => server.tellPlayers([{ ...FREE[0]!, isConnected: false }, FREE[1]!]));
    await eventually(() => expect(claimOf('priests-of-ra', MATCH)).toEqual(claim));
    expect(screen.getByRole('button', { name: 'Leave the table' })).toBeTruthy();
    act(() => keepElsewhere('seats', '[]'));
    act(() => server.tellPlayers(FREE));
    expect(claimOf('priests-of-ra', MATCH)).toBeNull();
  },
);

it('whoever is signed out while a match is open is told that they only watch for that, and where to sign in', async () => {
  const { begin } = await open({}, 0, false);
  act(() => {
    keepWho('Ada');
    noteSignedOut();
  });
  begin();
  await screen.findByText('You are signed out on this device, so you only watch this match.');
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
  const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
  expect((await menu.findByRole('link', { name: 'Sign in' })).getAttribute('href')).toBe('/sign-in');
  act(forgetWho);
  expect(screen.queryByText(/You are signed out/)).toBeNull();
});
