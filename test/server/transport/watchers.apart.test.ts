import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Watchers } from '../../../src/server/transport/watchers.ts';
import { nextEvent, openSocket, startServer } from '../support/running-server.ts';
import { enter, seatedMatch } from '../support/seat-client.ts';

/** What is told here and to other servers, while `here` and `there` watch a table. */
const counted = () => {
  const state = { here: 0, there: 0, anybody: true };
  const told: string[] = [];
  const watchers = new Watchers({
    here: () => state.here,
    hasPagesHere: () => state.anybody,
    elsewhere: {
      watchersAt: () => state.there,
      watchersHere: (_id, many) => told.push(`others: ${many}`),
    },
    broadcast: (_id, many) => told.push(`here: ${many}`),
  });
  const change = (to: Partial<typeof state>) => {
    Object.assign(state, to);
    watchers.changed('table');
  };
  /** What is told within so many milliseconds. */
  const within = (ms: number) => {
    vi.advanceTimersByTime(ms);
    return told.splice(0);
  };
  return { watchers, state, change, within };
};

const fakeTime = () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
};

describe('how many watch', () => {
  fakeTime();

  it('is told once a second at most, however many come', () => {
    const { change, within } = counted();
    for (let here = 1; here <= 1000; here++) change({ here });
    expect(within(999)).toEqual([]);
    expect(within(1)).toEqual(['others: 1000', 'here: 1000']);
    change({ here: 999 });
    expect(within(999)).toEqual([]);
    expect(within(1)).toEqual(['others: 999', 'here: 999']);
  });

  it('is not told again where it is the same, as when a page was away for a moment', () => {
    const { change, within } = counted();
    change({ here: 1 });
    within(1000);
    change({ here: 0 });
    change({ here: 1 });
    expect(within(5000)).toEqual([]);
  });

  it('counts those on other servers, of whom these are not told again', () => {
    const { change, within } = counted();
    change({ here: 1 });
    within(1000);
    change({ there: 2 });
    expect(within(1000)).toEqual(['here: 3']);
    change({ here: 0 });
    expect(within(1000)).toEqual(['others: 0', 'here: 2']);
  });

  it('is told to nobody here where nobody is, and to whoever comes then, of whose going on it is heard', () => {
    const { watchers, state, change, within } = counted();
    change({ there: 2, anybody: false });
    expect(within(1000)).toEqual([]);
    state.anybody = true;
    expect(watchers.subscribe('table')).toBe(2);
    within(1000);
    change({ there: 0 });
    expect(within(1000)).toEqual(['here: 0']);
  });
});

it('pages are told when they come, and of who comes and goes', async () => {
  const server = await startServer();
  const [ada] = await seatedMatch(server);
  const { matchID } = ada!;
  const seated = await enter(server, ada!);
  const heard = nextEvent(seated.socket, 'watching');
  const watcher = openSocket(server.url);
  const told = nextEvent(watcher, 'watching');
  watcher.emit('sync', matchID, null);
  expect(await told).toEqual([matchID, 1]);
  expect(await heard).toEqual([matchID, 1]);
  const gone = nextEvent(seated.socket, 'watching');
  watcher.close();
  expect(await gone).toEqual([matchID, 0]);
});
