import { expect, it } from 'vitest';
import type { MatchStore } from '../../../src/server/match/ports.ts';
import { Scheduler } from '../../../src/server/schedule/scheduler.ts';
import { openPostgresStore } from '../../../src/server/storage/postgres-store.ts';
import { ask } from '../support/postgres-cluster.ts';
import { closeLater, eventually } from '../support/running-server.ts';
import { onPostgres, SILENT } from '../support/storages.ts';
import { after, fresh, state, waitingFor } from '../support/stored-matches.ts';

/** Longer than any test: what is claimed here lapses only where a test makes it. */
const LEASE = 3_600_000;
const LOOK_AGAIN = 5000;

const open = async (url: string): Promise<MatchStore> => {
  const options = { log: SILENT, connections: 3, lease: LEASE, lookAgain: LOOK_AGAIN };
  const store = await openPostgresStore(url, options);
  closeLater(() => store.close());
  return store;
};

const dueAt = async (store: MatchStore, now: number): Promise<readonly string[]> =>
  (await store.due(now)).map(({ id }) => id);

onPostgres('deadlines that several nodes share', cluster => {
  /** A database with one match that is due at 100, and two nodes on it. */
  const oneDue = async () => {
    const url = await cluster().createDatabase();
    const [a, b] = [await open(url), await open(url)];
    const match = waitingFor(fresh, 100);
    await a.create(match, state(0));
    return { url, a, b, match };
  };
  /** Lets time pass on the database's clock, for claims. */
  const age = (url: string, milliseconds: number) =>
    ask(url, "UPDATE match SET claimed_until = claimed_until - $1 * interval '1 millisecond'", [
      milliseconds,
    ]);

  it('what is due is given to one of them, which may ask as often as it likes', async () => {
    const { a, b } = await oneDue();
    expect([await dueAt(a, 99), await dueAt(b, 99)]).toEqual([[], []]);
    expect([await dueAt(a, 100), await dueAt(b, 100)]).toEqual([['match-1'], []]);
    expect([await dueAt(b, 100), await dueAt(a, 100)]).toEqual([[], ['match-1']]);
  });

  it('asked at the same moment, they are given every match once, the earliest first', async () => {
    const url = await cluster().createDatabase();
    const [a, b] = [await open(url), await open(url)];
    const ids = Array.from({ length: 150 }, (_, i) => `match-${String(i).padStart(3, '0')}`);
    await Promise.all(ids.map((id, i) => a.create(waitingFor({ ...fresh, id }, i), null)));
    const given: string[] = [];
    for (let round = 0; round < 3; round++) {
      const [forA, forB] = await Promise.all([dueAt(a, 999), dueAt(b, 999)]);
      for (const some of [forA, forB]) expect(some).toEqual(some.toSorted());
      expect(forA.filter(id => forB.includes(id))).toEqual([]);
      given.push(...forA, ...forB);
    }
    expect([...new Set(given)].toSorted()).toEqual(ids);
  });

  it('a claim of a node that died lapses, and another node knows when', async () => {
    const { url, a, b } = await oneDue();
    await dueAt(a, 100);
    expect(await b.nextDeadline(100)).toBe(100 + LOOK_AGAIN);
    await age(url, LEASE - 1000);
    const at = (await b.nextDeadline(100))!;
    expect(at).toBeGreaterThan(100);
    expect(at).toBeLessThanOrEqual(100 + 1000);
    expect(await dueAt(b, 100)).toEqual([]);
    await age(url, 1000);
    expect(await dueAt(b, 100)).toEqual(['match-1']);
    expect(await dueAt(a, 100)).toEqual([]);
  });

  it('a node that lives renews its claim in good time', async () => {
    const { url, a, b } = await oneDue();
    await dueAt(a, 100);
    await age(url, LEASE / 2 - 1000);
    // Not yet, but soon.
    expect(await a.nextDeadline(100)).toBeLessThanOrEqual(100 + 1000);
    await age(url, 1000);
    expect(await dueAt(a, 100)).toEqual(['match-1']);
    await age(url, LEASE / 2 + 1000);
    expect(await dueAt(b, 100)).toEqual([]);
  });

  it('a claim is of one deadline: with a new one it ends, with another change it does not', async () => {
    const { a, b, match } = await oneDue();
    await dueAt(a, 100);
    const renamed = after(match, { data: { ...match.data, updatedAt: 7 } });
    await b.commit({ before: match, next: renamed, log: [] });
    expect(await dueAt(b, 200)).toEqual([]);
    const acted = waitingFor(after(renamed), 150);
    await a.commit({ before: renamed, next: acted, log: [] });
    expect(await dueAt(b, 149)).toEqual([]);
    expect(await dueAt(b, 150)).toEqual(['match-1']);
    expect(await dueAt(a, 150)).toEqual([]);
  });

  it('a node that ends in order gives back what it has claimed', async () => {
    const { a, b } = await oneDue();
    await dueAt(a, 100);
    await a.close();
    expect(await dueAt(b, 100)).toEqual(['match-1']);
  });

  it('a node looks again after a while though it knows of nothing: another may die with what it has stored', async () => {
    const url = await cluster().createDatabase();
    const store = await open(url);
    expect(await store.nextDeadline(100)).toBe(100 + LOOK_AGAIN);
    await store.create(waitingFor(fresh, 100 + LOOK_AGAIN - 1), null);
    expect(await store.nextDeadline(100)).toBe(100 + LOOK_AGAIN - 1);
  });

  it('schedulers of two nodes act on each deadline once', async () => {
    const url = await cluster().createDatabase();
    const stores = [await open(url), await open(url)];
    const ids = Array.from({ length: 40 }, (_, i) => `match-${i}`);
    const now = Date.now();
    for (const [i, id] of ids.entries()) {
      await stores[0]!.create(waitingFor({ ...fresh, id }, now + i * 10), null);
    }
    const acted: string[] = [];
    for (const store of stores) {
      const scheduler = new Scheduler({
        store,
        drivers: [
          {
            name: 'test',
            dueAt: ({ control }) => control.deadlines.bots,
            run: async match => {
              acted.push(match.id);
              // As a bot that thinks for a while.
              await new Promise(resolve => setTimeout(resolve, 20));
              await store.commit({ before: match, next: waitingFor(after(match), null), log: [] });
            },
          },
        ],
        reconcile: async () => {},
        log: SILENT,
      });
      scheduler.start();
      closeLater(() => scheduler.stop());
    }
    const isDone = async () =>
      (await Promise.all(ids.map(id => stores[0]!.load(id)))).every(m => m!.version === 2);
    await eventually(isDone).toBe(true);
    expect(acted.toSorted()).toEqual(ids.toSorted());
  });
});
