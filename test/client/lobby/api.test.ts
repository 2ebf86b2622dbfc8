import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createMatch,
  fetchMatch,
  joinMatch,
  LobbyError,
  leaveMatch,
  listMatches,
} from '../../../src/client/lobby/api.ts';
import { claimOf, keepClaim } from '../../../src/client/lobby/credentials.ts';

const GAME = 'priests-of-ra';
const claim = { game: GAME, matchID: 'abc', seat: 1, credentials: 'secret', name: 'Ada' } as const;

const asked = vi.fn<typeof fetch>();
const answer = (body: unknown, status = 200) =>
  asked.mockResolvedValueOnce(
    new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }),
  );
const lastCall = () => {
  const [path, request] = asked.mock.lastCall!;
  return { path, method: request?.method ?? 'GET', body: JSON.parse(String(request?.body ?? 'null')) };
};

beforeEach(() => {
  localStorage.clear();
  asked.mockReset();
  vi.stubGlobal('fetch', asked);
});
afterEach(() => vi.unstubAllGlobals());

describe('what the lobby is asked', () => {
  it('a list is a list of matches', async () => {
    answer({ matches: [{ matchID: 'abc', players: [] }] });
    expect(await listMatches(GAME)).toEqual([{ matchID: 'abc', players: [] }]);
    expect(lastCall().path).toBe('/games/priests-of-ra');
  });

  it('an id out of an address stays one part of the path', async () => {
    answer({ matchID: 'x', players: [] });
    await fetchMatch(GAME, '../create?x');
    expect(lastCall().path).toBe('/games/priests-of-ra/..%2Fcreate%3Fx');
  });

  it('a table is made as it was laid', async () => {
    const table = { numPlayers: 3, setupData: { bots: { 2: 'steady' } }, unlisted: true };
    answer({ matchID: 'abc' });
    expect(await createMatch(GAME, table)).toBe('abc');
    expect(lastCall()).toEqual({ path: '/games/priests-of-ra/create', method: 'POST', body: table });
  });

  it.each([
    ['a seat chosen', 2, { playerName: 'Ada', playerID: '2' }],
    ['any free seat', undefined, { playerName: 'Ada' }],
  ])('%s is joined, and claimed as the server gives it', async (_what, seat, body) => {
    answer({ playerID: '2', playerCredentials: 'secret' });
    expect(await joinMatch(GAME, 'abc', 'Ada', seat)).toEqual({ ...claim, seat: 2 });
    expect(lastCall().body).toEqual(body);
  });
});

describe('leaving', () => {
  it('gives the claim up once the server has heard it', async () => {
    keepClaim(claim);
    answer({});
    await leaveMatch(claim);
    expect(lastCall().body).toEqual({ playerID: '1', credentials: 'secret' });
    expect(claimOf(GAME, 'abc')).toBeNull();
  });

  it('keeps the claim when the server has not', async () => {
    keepClaim(claim);
    asked.mockRejectedValueOnce(new TypeError('failed'));
    await expect(leaveMatch(claim)).rejects.toBeInstanceOf(LobbyError);
    expect(claimOf(GAME, 'abc')).toEqual(claim);
  });
});

describe('an error of the lobby', () => {
  const failure = () => joinMatch(GAME, 'abc', 'Ada').catch(error => error);

  it.each<[string, unknown, number, string]>([
    ['its reason', { error: 'the seat is taken' }, 409, 'the seat is taken'],
    ['a wrong body', { error: 'playerName: too long' }, 400, 'playerName: too long'],
  ])('tells %s', async (_what, body, status, reason) => {
    answer(body, status);
    const error = await failure();
    expect(error).toBeInstanceOf(LobbyError);
    expect(error).toMatchObject({ status, reason });
  });

  it('without a reason still has its status', async () => {
    asked.mockResolvedValueOnce(
      new Response('<h1>502 Bad Gateway</h1>', { status: 502, statusText: 'Bad Gateway' }),
    );
    expect(await failure()).toMatchObject({ status: 502, reason: 'Bad Gateway' });
  });

  it('is raised too by an answer that is not one', async () => {
    answer('<!doctype html>');
    expect(await failure()).toBeInstanceOf(LobbyError);
  });

  it('has no status when nobody answers', async () => {
    asked.mockRejectedValueOnce(new TypeError('failed'));
    expect(await failure()).toMatchObject({ status: 0 });
  });
});
