import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  ask,
  createMatch,
  fetchMatch,
  firstPages,
  joinMatch,
  LobbyError,
  leaveMatch,
  listPage,
  recordUrl,
} from '../../../../src/client/match/lobby/api.ts';
import { allClaims, keepClaim, type SeatClaim } from '../../../../src/client/match/lobby/credentials.ts';
import { monotonicNow } from '../../../../src/client/ui/monotonic-now.ts';
import { fakeLobby } from './fake-lobby.ts';

const GAME = 'priests-of-ra';
const ROOT = `/games/${GAME}`;
const CLAIM: SeatClaim = { game: GAME, matchID: 'm1', seat: 1, credentials: 'secret', name: 'Ada' };

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('calls of the lobby', () => {
  it('ask for one match and for a page of a list', async () => {
    const match = { matchID: 'm1', players: [{ id: 0 }] };
    const page = { matches: [match], next: '5-m1' };
    fakeLobby({
      [`GET ${ROOT}?stage=open`]: { body: page },
      [`GET ${ROOT}?stage=open&after=5-m1`]: { body: { matches: [], next: null } },
      [`GET ${ROOT}/m1`]: { body: match },
    });
    expect(await listPage(GAME, 'open')).toEqual(page);
    expect(await listPage(GAME, 'open', '5-m1')).toEqual({ matches: [], next: null });
    expect(await fetchMatch(GAME, 'm1')).toEqual(match);
  });

  it.each([
    ['ahead', 5],
    ['behind', -5],
  ])(
    'count what the server waits for by this page’s time, where its clock is hours %s',
    async (_by, hours) => {
      const now = Date.now() + hours * 3_600_000;
      const rematch = { by: 'Ada', until: now + 90_000 };
      fakeLobby({
        [`GET ${ROOT}/m1`]: { body: { matchID: 'm1', players: [], now, fillAt: now + 60_000, rematch } },
      });
      vi.useFakeTimers();
      const match = await fetchMatch(GAME, 'm1');
      const left = [match.fillAt, match.rematch?.until].map(moment => (moment ?? 0) - monotonicNow());
      vi.useRealTimers();
      expect(left).toEqual([60_000, 90_000]);
    },
  );

  it('use the method of their route, and send a body where there is one', async () => {
    const asked = fakeLobby({
      'DELETE /account': { body: {} },
      'PUT /account/name': { body: {} },
      'POST /account/codes': { body: {} },
    });
    await ask<'DELETE /account'>('/account', { method: 'DELETE' });
    await ask<'PUT /account/name'>('/account/name', { method: 'PUT', body: { name: 'Ada' } });
    await ask<'POST /account/codes'>('/account/codes', { body: {} });
    expect(asked).toEqual([
      { method: 'DELETE', path: '/account', body: undefined },
      { method: 'PUT', path: '/account/name', body: { name: 'Ada' } },
      { method: 'POST', path: '/account/codes', body: {} },
    ]);
  });

  it('ask for several lists at once', async () => {
    const lists = { ra: { open: { matches: [], next: null } }, kheops: { open: { matches: [], next: 'x' } } };
    fakeLobby({ 'GET /lobby/lists?stages=open&games=ra,kheops': { body: lists } });
    expect(await firstPages(['ra', 'kheops'], ['open'])).toEqual(lists);
  });

  it('make a table as it is wished for', async () => {
    const asked = fakeLobby({ [`POST ${ROOT}/create`]: { body: { matchID: 'm1' } } });
    const table = { numPlayers: 3, setupData: { bots: { 1: 'steady' } }, unlisted: true };
    expect(await createMatch(GAME, table)).toBe('m1');
    expect(asked).toEqual([{ method: 'POST', path: `${ROOT}/create`, body: table }]);
  });

  it('take a certain seat, or any', async () => {
    const asked = fakeLobby({
      [`POST ${ROOT}/m1/join`]: { body: { playerID: '1', playerCredentials: 'secret' } },
    });
    expect(await joinMatch(GAME, 'm1', 'Ada', 1)).toEqual(CLAIM);
    expect(await joinMatch(GAME, 'm1', 'Ada')).toEqual(CLAIM);
    expect(asked.map(({ body }) => body)).toEqual([
      { playerName: 'Ada', playerID: '1' },
      { playerName: 'Ada' },
    ]);
  });

  it('give a seat back and forget it, but only when the server agrees', async () => {
    keepClaim(CLAIM);
    fakeLobby({ [`POST ${ROOT}/m1/leave`]: 'silence' });
    await expect(leaveMatch(CLAIM)).rejects.toMatchObject({ status: 0 });
    expect(allClaims()).toEqual([CLAIM]);
    const asked = fakeLobby({ [`POST ${ROOT}/m1/leave`]: { body: {} } });
    await leaveMatch(CLAIM);
    expect(asked[0]!.body).toEqual({ playerID: '1', credentials: 'secret' });
    expect(allClaims()).toEqual([]);
  });

  it('keep an id in its place', async () => {
    const asked = fakeLobby({});
    await expect(fetchMatch(GAME, '../a?b')).rejects.toThrow();
    expect(asked[0]!.path).toBe(`${ROOT}/..%2Fa%3Fb`);
    expect(recordUrl(GAME, 'a/b')).toBe(`${ROOT}/a%2Fb/record`);
  });
});

describe('a call that fails', () => {
  const failure = async () => (await fetchMatch(GAME, 'm1').catch(error => error)) as LobbyError;

  it('tells the status and the reason', async () => {
    fakeLobby({ [`GET ${ROOT}/m1`]: { status: 409, body: { error: 'seat 1 is taken' } } });
    expect(await failure()).toBeInstanceOf(LobbyError);
    expect(await failure()).toMatchObject({ status: 409, reason: 'seat 1 is taken' });
  });

  it('has status 0 when nobody answers', async () => {
    fakeLobby({ [`GET ${ROOT}/m1`]: 'silence' });
    expect(await failure()).toMatchObject({ status: 0, reason: 'no answer' });
  });

  it.each([200, 502])('is a failure too when a proxy answers %i with a page of its own', async status => {
    vi.stubGlobal('fetch', async () => new Response('<h1>Sorry</h1>', { status, statusText: 'Odd' }));
    expect(await failure()).toMatchObject({ status, reason: 'Odd' });
  });
});
