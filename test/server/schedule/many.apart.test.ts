import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { StoredMatch } from '../../../src/server/match/stored-match.ts';
import { type Driver, Scheduler } from '../../../src/server/schedule/scheduler.ts';
import { dueOf } from '../support/due-map.ts';

const NOON = 1_000_000;

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(NOON);
});
afterEach(() => vi.useRealTimers());

const start = (
  due: Map<string, number>,
  run: Driver['run'],
  onLoad: (id: string) => void = () => {},
  known: () => StoredMatch | null = () => null,
) => {
  const reads = { due: 0, loads: 0 };
  const reconciled: string[] = [];
  const scheduler = new Scheduler({
    store: {
      load: async id => {
        reads.loads += 1;
        onLoad(id);
        return { id, version: 1 } as StoredMatch;
      },
      due: async (now, page) => {
        reads.due += 1;
        return dueOf(due, now, page);
      },
      nextDeadline: async now => {
        const later = [...due.values()].filter(at => at > now);
        return later.length === 0 ? null : Math.min(...later);
      },
    },
    known,
    drivers: [{ name: 'test', dueAt: ({ id }) => due.get(id) ?? null, run }],
    reconcile: async ({ id }) => reconciled.push(id),
    log: pino({ level: 'silent' }),
  });
  scheduler.start();
  return { scheduler, reads, reconciled };
};

const MANY = 2000;
const many = () => new Map(Array.from({ length: MANY }, (_, i) => [`match ${i}`, NOON - i]));

it('however many matches are due at once, they are spread out, and the list is not read for each', async () => {
  const due = many();
  const { scheduler, reads } = start(due, async ({ id }) => {
    await new Promise(resolve => setTimeout(resolve, 1));
    due.delete(id);
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(reads.loads).toBe(50);
  await vi.advanceTimersByTimeAsync(1000);
  expect(reads.loads).toBe(550);
  await vi.advanceTimersByTimeAsync(5000);
  expect(due.size).toBe(0);
  expect(reads.loads).toBe(MANY);
  expect(reads.due).toBeLessThan(MANY / 20);
  scheduler.stop();
});

it('what is expected while many are begun with is not forgotten', async () => {
  const due = many();
  const acted: string[] = [];
  const { scheduler } = start(due, async ({ id }) => {
    acted.push(id);
    due.delete(id);
  });
  await vi.advanceTimersByTimeAsync(0);
  due.set('late', NOON);
  scheduler.expect(NOON);
  await vi.advanceTimersByTimeAsync(5000);
  expect(acted).toHaveLength(MANY + 1);
  expect(acted).toContain('late');
  scheduler.stop();
});

it('what becomes due meanwhile goes before what has waited for long', async () => {
  const due = many();
  const acted: string[] = [];
  const { scheduler } = start(due, async ({ id }) => {
    acted.push(id);
    due.delete(id);
  });
  due.set('watched', NOON + 150);
  await vi.advanceTimersByTimeAsync(250);
  expect(acted).toContain('watched');
  expect(acted.length).toBeLessThan(200);
  scheduler.stop();
});

it('while much is under way no more of what has waited is begun with', async () => {
  const due = many();
  let isDone = () => {};
  const done = new Promise<void>(resolve => {
    isDone = resolve;
  });
  const { scheduler, reads } = start(due, async ({ id }) => {
    await done;
    due.delete(id);
  });
  await vi.advanceTimersByTimeAsync(5000);
  expect(reads.loads).toBe(500);
  due.set('watched', NOON + 5050);
  await vi.advanceTimersByTimeAsync(200);
  expect(reads.loads).toBe(501);
  isDone();
  await vi.advanceTimersByTimeAsync(5000);
  expect(due.size).toBe(0);
  scheduler.stop();
});

it('a match that its owner knows already is not read again', async () => {
  const due = new Map([['a', NOON]]);
  const acted: unknown[] = [];
  const known = { id: 'a', version: 1 } as StoredMatch;
  const { scheduler, reads } = start(
    due,
    async match => {
      acted.push(match);
      due.delete('a');
    },
    undefined,
    () => known,
  );
  await vi.advanceTimersByTimeAsync(0);
  expect(acted).toEqual([known]);
  expect(reads.loads).toBe(0);
  scheduler.stop();
});

it('what becomes due in a match while something is under way there is done afterwards', async () => {
  const due = new Map([['a', NOON]]);
  const acted: number[] = [];
  const { scheduler } = start(due, async () => {
    acted.push(Date.now() - NOON);
    due.set('a', Date.now() + 50);
    scheduler.expect(Date.now() + 50);
    await new Promise(resolve => setTimeout(resolve, 200));
  });
  await vi.advanceTimersByTimeAsync(500);
  expect(acted).toEqual([0, 201, 402]);
  scheduler.stop();
});

it('a match that a command has put off since its deadline came is not written for nothing', async () => {
  const due = new Map([['a', NOON]]);
  const acted: string[] = [];
  const { scheduler, reconciled } = start(
    due,
    async ({ id }) => acted.push(id),
    id => due.set(id, NOON + 5000),
  );
  await vi.advanceTimersByTimeAsync(1000);
  expect([reconciled, acted]).toEqual([[], []]);
  scheduler.stop();
});

it('a clock that is set forward holds nobody up', async () => {
  const due = new Map([['far', NOON + 300_000]]);
  const acted: string[] = [];
  const { scheduler } = start(due, async ({ id }) => {
    acted.push(id);
    due.delete(id);
  });
  await vi.advanceTimersByTimeAsync(1000);
  const dayAfter = NOON + 86_400_000;
  vi.setSystemTime(dayAfter);
  due.set('bot', dayAfter + 900);
  scheduler.expect(dayAfter + 900);
  await vi.advanceTimersByTimeAsync(1000);
  expect(acted).toEqual(['far', 'bot']);
  scheduler.stop();
});
