import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { claimOf, keepClaim, type SeatClaim } from '../../../../src/client/match/lobby/credentials.ts';
import { useRematch } from '../../../../src/client/match/online/rematch.ts';
import { eventually } from '../../patience.ts';
import { fakeLobby } from '../lobby/fake-lobby.ts';

const CLAIM: SeatClaim = { game: 'ra', matchID: 'over', seat: 1, credentials: 'secret', name: 'Ada' };
const AGAIN = 'POST /games/ra/over/playAgain';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const opened = () => {
  const goTo = vi.fn();
  const { result } = renderHook(() => useRematch('ra', 'over', CLAIM, false, [], goTo));
  return { result, goTo };
};

it('another match is asked for, its seat is taken, and one goes there', async () => {
  keepClaim(CLAIM);
  const joined = { playerID: '0', playerCredentials: 'new' };
  const asked = fakeLobby({
    [AGAIN]: { body: { nextMatchID: 'next' } },
    'POST /games/ra/next/join': { body: joined },
  });
  const { result, goTo } = opened();
  await act(async () => result.current.ask());
  await eventually(() => expect(goTo).toHaveBeenCalledWith('/match/ra/next'));
  expect(asked.map(({ body }) => body)).toEqual([
    { playerID: '1', credentials: 'secret' },
    { playerName: 'Ada', former: 'secret' },
  ]);
  expect([claimOf('ra', 'over'), claimOf('ra', 'next')?.seat]).toEqual([null, 0]);
});

it.each([
  ['refuses', { [AGAIN]: { status: 409, body: { error: 'the match is not over' } } }],
  ['does not answer', { [AGAIN]: 'silence' }],
  [
    'does not answer where the seat is taken',
    { [AGAIN]: { body: { nextMatchID: 'next' } }, 'POST /games/ra/next/join': 'silence' },
  ],
] as const)('where the server %s it says so, and may be asked again', async (_what, answers) => {
  const asked = fakeLobby(answers);
  const { result, goTo } = opened();
  await act(async () => result.current.ask());
  await eventually(() => expect(result.current.state).toBe('failed'));
  const before = asked.length;
  await act(async () => result.current.ask());
  await eventually(() => expect(asked.length).toBe(2 * before));
  await eventually(() => expect(result.current.state).toBe('failed'));
  expect(goTo).not.toHaveBeenCalled();
});

it('where no answer ever comes it says so after a while', async () => {
  const late = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise((_answer, fail) => signal?.addEventListener('abort', () => fail(signal.reason))),
  );
  const { result } = opened();
  await act(async () => result.current.ask());
  expect(result.current.state).toBe('asking');
  await act(async () => late.abort());
  await eventually(() => expect(result.current.state).toBe('failed'));
});
