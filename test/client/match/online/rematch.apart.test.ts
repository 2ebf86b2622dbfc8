import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchMatch, joinMatch, type LobbyMatch } from '../../../../src/client/match/lobby/api.ts';
import { keepClaim } from '../../../../src/client/match/lobby/credentials.ts';
import { keepWho } from '../../../../src/client/match/member/who.ts';
import { useRematch } from '../../../../src/client/match/online/rematch.ts';

vi.mock('../../../../src/client/match/lobby/api.ts', () => ({ fetchMatch: vi.fn(), joinMatch: vi.fn() }));

const NOW = Date.parse('2026-01-01');
const MINUTE = 60_000;
const OVER = { matchID: 'over', nextMatchID: 'next', players: [] } as unknown as LobbyMatch;
const next = (more: object = {}) =>
  ({
    matchID: 'next',
    players: [{ id: 0, name: 'Ada' }],
    rematch: { by: 'Ada', until: NOW + 2 * MINUTE },
    ...more,
  }) as unknown as LobbyMatch;

let following: LobbyMatch | null;
beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ now: NOW });
  following = next();
  vi.mocked(fetchMatch).mockImplementation(async (_game, id) => {
    if (id === 'over') return OVER;
    if (following === null) throw new Error('404');
    return following;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.mocked(fetchMatch).mockReset();
});

const players = [] as const;
const watched = async () => {
  const { result } = renderHook(() => useRematch('ra', 'over', null, true, players, () => {}));
  await act(() => vi.advanceTimersByTimeAsync(0));
  return result;
};
/** How often the next match was asked for in so long. */
const asked = async (ms: number) => {
  vi.mocked(fetchMatch).mockClear();
  await act(() => vi.advanceTimersByTimeAsync(ms));
  return vi.mocked(fetchMatch).mock.calls.filter(([, id]) => id === 'next').length;
};

it('looks every three seconds who is there while seats are kept, then less often, and at last not at all', async () => {
  const result = await watched();
  expect(result.current.offer).toMatchObject({ id: 'next', by: 'Ada' });
  expect(await asked(MINUTE)).toBe(20);
  await asked(MINUTE);
  expect(await asked(MINUTE)).toBe(3);
  await asked(15 * MINUTE);
  expect(await asked(10 * MINUTE)).toBe(0);
});

it.each([
  [
    'by another page',
    () => keepClaim({ game: 'ra', matchID: 'next', seat: 1, name: 'Ned', credentials: 'n' }),
  ],
  ['by another device of theirs', () => keepWho('Ada')],
])('whoever sits at the next match already is led there, and takes no second seat: %s', async (_how, sit) => {
  following = next({ players: [{ id: 0, name: 'Ada', member: 'a' }] });
  const goTo = vi.fn();
  const { result, rerender } = renderHook(() => useRematch('ra', 'over', null, true, players, goTo));
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(result.current.isThere).toBe(false);
  sit();
  rerender();
  expect(result.current.isThere).toBe(true);
  await act(async () => result.current.ask());
  expect(goTo).toHaveBeenCalledWith('/match/ra/next');
  expect(joinMatch).not.toHaveBeenCalled();
});

it('looks no more often where every answer has the server’s time a little different', async () => {
  let answers = 0;
  vi.mocked(fetchMatch).mockImplementation(async (_game, id) => {
    answers += 1;
    // Where it did not end by itself.
    if (answers > 500) throw new Error('asked too often');
    return id === 'over' ? OVER : next({ rematch: { by: 'Ada', until: NOW + 2 * MINUTE + (answers % 5) } });
  });
  await watched();
  expect(await asked(MINUTE)).toBe(20);
});

it('tells who sits down meanwhile, and looks no more once the next match is gone', async () => {
  const result = await watched();
  following = next({
    players: [
      { id: 0, name: 'Ada' },
      { id: 1, name: 'Ned' },
    ],
  });
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(result.current.offer?.players.map(({ name }) => name)).toEqual(['Ada', 'Ned']);
  following = null;
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(result.current.offer).toBeNull();
  expect(await asked(10 * MINUTE)).toBe(0);
});
