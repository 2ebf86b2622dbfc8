import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DueBatch } from '../../../src/server/match/ports.ts';
import type { StoredMatch } from '../../../src/server/match/stored-match.ts';
import { type Driver, Scheduler } from '../../../src/server/schedule/scheduler.ts';
import { dueOf } from '../support/due-map.ts';

const log = pino({ level: 'silent' });

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(1_000_000);
});
afterEach(() => vi.useRealTimers());

/** A store that knows of each match only when it is due. */
const storeOf = (due: Map<string, number>, found = 1) => {
  const reads = { load: 0, due: 0 };
  return {
    reads,
    load: async (id: string) => {
      reads.load += 1;
      return { id, version: 1 } as StoredMatch;
    },
    due: async (now: number, batch?: DueBatch) => {
      reads.due += 1;
      return dueOf(due, now, batch, found);
    },
    nextDeadline: async (now: number) => {
      const later = [...due.values()].filter(at => at > now);
      return later.length === 0 ? null : Math.min(...later);
    },
  };
};

const start = (due: Map<string, number>, run: Driver['run'], isDue = true, found = 1) => {
  const store = storeOf(due, found);
  const reconciled: string[] = [];
  const scheduler = new Scheduler({
    store,
    drivers: [{ name: 'test', dueAt: ({ id }) => (isDue ? (due.get(id) ?? null) : null), run }],
    reconcile: async ({ id }) => {
      reconciled.push(id);
      due.delete(id);
    },
    log,
  });
  scheduler.start();
  return { store, scheduler, reconciled };
};

it('has each match acted on when its deadline comes, the nearest first, and not before', async () => {
  const due = new Map([
    ['b', 1_005_000],
    ['a', 1_002_000],
  ]);
  const acted: string[] = [];
  const { scheduler } = start(due, async ({ id }) => {
    acted.push(`${id} at ${Date.now()}`);
    due.delete(id);
  });
  await vi.advanceTimersByTimeAsync(1999);
  expect(acted).toEqual([]);
  await vi.advanceTimersByTimeAsync(4000);
  expect(acted).toEqual(['a at 1002000', 'b at 1005000']);
  scheduler.stop();
});

it('acts on what was due while nobody ran, and on what a command makes due sooner', async () => {
  const due = new Map([['late', 5]]);
  const acted: string[] = [];
  const { scheduler } = start(due, async ({ id }) => {
    acted.push(id);
    due.delete(id);
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(acted).toEqual(['late']);
  due.set('sooner', Date.now() + 50);
  scheduler.expect(Date.now() + 50);
  await vi.advanceTimersByTimeAsync(50);
  expect(acted).toEqual(['late', 'sooner']);
  scheduler.stop();
});

it('waits for a deadline that is further away than any timer can run, and does not come early', async () => {
  const far = 1_000_000 + 40 * 24 * 3_600_000;
  const due = new Map([['far', far]]);
  let at = 0;
  const { scheduler, store } = start(due, async ({ id }) => {
    at = Date.now();
    due.delete(id);
  });
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(store.reads.due).toBeLessThan(10);
  await vi.advanceTimersByTimeAsync(far - Date.now());
  expect(at).toBe(far);
  scheduler.stop();
});

it('does not act twice on a match while something is under way there, and others go on', async () => {
  const due = new Map([
    ['slow', 1_000_000],
    ['quick', 1_001_000],
  ]);
  const acted: string[] = [];
  const { scheduler } = start(due, async ({ id }) => {
    acted.push(id);
    if (id === 'slow') await new Promise(resolve => setTimeout(resolve, 10_000));
    due.delete(id);
  });
  await vi.advanceTimersByTimeAsync(5000);
  scheduler.expect(Date.now());
  await vi.advanceTimersByTimeAsync(1000);
  expect(acted).toEqual(['slow', 'quick']);
  scheduler.stop();
});

it('tries again after a failure, but not at once and not for ever at full speed', async () => {
  const due = new Map([['broken', 1_000_000]]);
  let tries = 0;
  const { scheduler } = start(due, async () => {
    tries += 1;
    throw new Error('the disk is full');
  });
  await vi.advanceTimersByTimeAsync(1999);
  expect(tries).toBe(1);
  await vi.advanceTimersByTimeAsync(8000);
  expect(tries).toBeGreaterThan(2);
  expect(tries).toBeLessThan(7);
  scheduler.stop();
});

it('reconciles a match whose stored deadline has come though nothing is due in it', async () => {
  const due = new Map([['migrated', 0]]);
  const acted: string[] = [];
  const { scheduler, reconciled } = start(due, async ({ id }) => acted.push(id), false);
  await vi.advanceTimersByTimeAsync(10);
  expect([reconciled, acted]).toEqual([['migrated'], []]);
  scheduler.stop();
});

it('does not reconcile a match that was changed since it was found due', async () => {
  const due = new Map([['done meanwhile', 0]]);
  const { scheduler, reconciled, store } = start(due, async () => {}, false, 0);
  await vi.advanceTimersByTimeAsync(10);
  expect(store.reads.load).toBeGreaterThan(0);
  expect(reconciled).toEqual([]);
  scheduler.stop();
});

it('does nothing once it is stopped', async () => {
  const due = new Map([['a', 1_002_000]]);
  const acted: string[] = [];
  const { scheduler } = start(due, async ({ id }) => acted.push(id));
  scheduler.stop();
  scheduler.expect(Date.now());
  await vi.advanceTimersByTimeAsync(10_000);
  expect(acted).toEqual([]);
});
