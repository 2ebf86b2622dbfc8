import { expect, it, onTestFinished, vi } from 'vitest';
import { NEW_CONTROL, NO_DEADLINES, type StoredMatch } from '../../../src/server/match/stored-match.ts';
import { VersionPoller } from '../../../src/server/nodes/version-poller.ts';

const ADA = { id: 0, name: 'Ada' };
const matchWith = (absences: object, ada: object = ADA): StoredMatch =>
  ({
    data: { players: { 0: ada, 1: { id: 1 } } },
    control: { ...NEW_CONTROL, deadlines: { ...NO_DEADLINES, absences } },
  }) as unknown as StoredMatch;

const poller = (match: StoredMatch, { isRedisUp = true, versions = { 'match-1': 3 } as object } = {}) => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const told: unknown[] = [];
  const mistakenForAbsent: string[] = [];
  let asked = 0;
  const timer = new VersionPoller({
    store: {
      versions: async () => {
        asked += 1;
        return new Map(Object.entries(versions));
      },
      load: async () => match,
    },
    pages: {
      matches: () => ['match-1', 'match-2', 'match-3'],
      versionAt: id => (id === 'match-1' ? 2 : id === 'match-2' ? 5 : null),
      seatsHere: () => new Set([0]),
      behind: (id, version, tell) => void told.push([id, version, tell.map(({ kind }) => kind)]),
    },
    isRedisUp: () => isRedisUp,
    mistakenForAbsent: ids => void mistakenForAbsent.push(...ids),
  });
  onTestFinished(() => timer.close());
  return { timer, told, mistakenForAbsent, asked: () => asked };
};

it('pages are told of the matches that have moved on, and of no others', async () => {
  const { timer, told } = poller(matchWith({}), {
    versions: { 'match-1': 3, 'match-2': 5, 'match-3': 1 },
  });
  await timer.poll();
  const anything = ['state', 'players', 'clocks', 'table', 'asking', 'own'];
  expect(told).toEqual([
    ['match-1', 3, anything],
    ['match-3', 1, anything],
  ]);
});

it('pages of a match that is stored no more are told that it is gone', async () => {
  const { timer, told } = poller(matchWith({}), { versions: { 'match-2': 5, 'match-3': 0 } });
  await timer.poll();
  expect(told[0]).toEqual(['match-1', 2, ['gone']]);
});

it.each([
  ['is waited for', matchWith({ 0: 99 }), ['match-1']],
  [
    'has a bot in their place',
    matchWith({}, { ...ADA, data: { bot: 'steady', standIn: true } }),
    ['match-1'],
  ],
  ['is there, though another is waited for', matchWith({ 1: 99 }), []],
])('whoever has a page here and %s is seen to', async (_, match, expected) => {
  const { timer, mistakenForAbsent } = poller(match);
  await timer.poll();
  expect(mistakenForAbsent).toEqual(expected);
});

it('without Redis it looks every second, with it now and then', async () => {
  const away = poller(matchWith({}), { isRedisUp: false });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(away.asked()).toBe(10);
  away.timer.close();
  const there = poller(matchWith({}));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(there.asked()).toBe(2);
});
