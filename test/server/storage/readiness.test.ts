import { pino } from 'pino';
import { expect, it } from 'vitest';
import { type MatchStore, TooManyMatches, VersionConflict } from '../../../src/server/match/ports.ts';
import { openSqliteStore } from '../../../src/server/storage/sqlite-store.ts';
import { watchedStore } from '../../../src/server/storage/watched-store.ts';
import { closeLater } from '../support/running-server.ts';
import { fresh } from '../support/stored-matches.ts';

const watched = () => {
  const inner = openSqliteStore(null);
  closeLater(() => inner.close());
  const said: string[] = [];
  const log = pino({ base: null, timestamp: false }, { write: line => said.push(JSON.parse(line).msg) });
  const clock = { now: 0 };
  let tries = 0;
  let isFull = false;
  const { create } = inner;
  (inner as { create: MatchStore['create'] }).create = async (...args) => {
    tries += 1;
    if (isFull) throw Object.assign(new Error('full'), { code: 'SQLITE_FULL' });
    await create(...args);
  };
  return {
    inner,
    said,
    clock,
    ...watchedStore(inner, log, () => clock.now),
    tries: () => tries,
    fill: (full: boolean) => {
      isFull = full;
    },
  };
};

it('a disk that filled up while nobody wrote is noticed, and so is that it has room again', async () => {
  const { readiness, clock, fill, said } = watched();
  expect(await readiness.fault()).toBeNull();
  fill(true);
  clock.now += 6000;
  expect(await readiness.fault()).toBe('SQLITE_FULL');
  clock.now += 2000;
  expect(await readiness.fault()).toBe('SQLITE_FULL');
  fill(false);
  clock.now += 2000;
  expect(await readiness.fault()).toBeNull();
  expect(said).toEqual(['nothing can be stored', 'storing works again']);
});

it('a move that came second, and a match more than somebody may have, are no faults of the disk', async () => {
  const { store, readiness, said } = watched();
  const bounds = [{ creator: 'ada', most: 0 }];
  await expect(store.create(fresh, null, { id: 'ada', bounds })).rejects.toThrow(TooManyMatches);
  await expect(store.commit({ before: fresh, next: null, log: [] })).rejects.toThrow(VersionConflict);
  expect(await readiness.fault()).toBeNull();
  expect(said).toEqual([]);
});

it('however often it is asked, it tries seldom; and leaves nothing behind', async () => {
  const { readiness, tries, inner, clock } = watched();
  await Promise.all(Array.from({ length: 50 }, () => readiness.fault()));
  clock.now += 900;
  await readiness.fault();
  expect(tries()).toBe(1);
  expect(await inner.inPlay([])).toEqual({ all: 0, own: [] });
});
