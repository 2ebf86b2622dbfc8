import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { openSqliteStore } from '../../../src/server/storage/sqlite-store.ts';
import { closeLater, temporaryDirectory } from '../support/running-server.ts';
import { entry, fresh, moved, state } from '../support/stored-matches.ts';

/** What is SQLite's alone; what every storage does is in `store.test.ts`. */
const openStore = (dataDir: string) => {
  const store = openSqliteStore(dataDir);
  closeLater(() => store.close());
  return store;
};

it('nothing is acknowledged before it is on the disk, where another reader sees it', async () => {
  const dataDir = temporaryDirectory();
  const store = openStore(dataDir);
  const reader = new Database(join(dataDir, 'matches.sqlite'), { readonly: true });
  closeLater(() => reader.close());
  const stored = () => reader.prepare('SELECT state_id FROM state').pluck().all();
  const created = store.create(fresh, state(0));
  expect(stored()).toEqual([]);
  await created;
  expect(stored()).toEqual([0]);
  expect(reader.pragma('journal_mode', { simple: true })).toBe('wal');
});

it('of a group of writes all are rejected when the group cannot be committed', async () => {
  const dataDir = temporaryDirectory();
  const store = openSqliteStore(dataDir, { busyTimeout: 20 });
  closeLater(() => store.close());
  await store.create(fresh, state(0));
  await store.create({ ...fresh, id: 'match-2' }, state(0));
  const other = new Database(join(dataDir, 'matches.sqlite'));
  closeLater(() => other.close());
  other.exec('BEGIN IMMEDIATE');
  const ofTwo = { ...fresh, id: 'match-2' };
  const results = await Promise.allSettled([
    store.commit({ before: fresh, next: moved(fresh), log: [entry(0)] }),
    store.commit({ before: ofTwo, next: moved(ofTwo), log: [entry(0)] }),
  ]);
  for (const { status } of results) expect(status).toBe('rejected');
  other.exec('COMMIT');
  for (const id of ['match-1', 'match-2']) expect((await store.load(id))!.version).toBe(1);
  await store.commit({ before: fresh, next: moved(fresh), log: [entry(0)] });
  expect((await store.load('match-1'))!.version).toBe(2);
});

it('a match that is removed leaves nothing', async () => {
  const dataDir = temporaryDirectory();
  const store = openStore(dataDir);
  await store.create(fresh, state(0));
  const one = moved(fresh);
  await store.commit({ before: fresh, next: one, log: [entry(0)] });
  await store.commit({ before: one, next: null, log: [] });
  const reader = new Database(join(dataDir, 'matches.sqlite'), { readonly: true });
  closeLater(() => reader.close());
  for (const table of ['match', 'state', 'initial_state', 'log']) {
    expect(reader.prepare(`SELECT count(*) FROM ${table}`).pluck().get()).toBe(0);
  }
});

it('the directory is created; what was stored is there when it is opened again', async () => {
  const dataDir = join(temporaryDirectory(), 'deep', 'down');
  const store = openStore(dataDir);
  await store.create(fresh, state(0));
  await store.close();
  expect(await openStore(dataDir).load('match-1')).toEqual(fresh);
});

it('a match that has not changed is not made of its text again, and one that has is', async () => {
  const store = openStore(temporaryDirectory());
  await store.create(fresh, state(0));
  const first = await store.load('match-1');
  expect(await store.load('match-1')).toBe(first);
  const one = moved(fresh);
  await store.commit({ before: fresh, next: one, log: [entry(0)] });
  expect(await store.load('match-1')).toEqual(one);
  await store.commit({ before: one, next: null, log: [] });
  expect(await store.load('match-1')).toBeNull();
  // The version is that of another match before it.
  const other = { ...fresh, version: one.version };
  await store.create(other, state(0));
  expect(await store.load('match-1')).toEqual(other);
});
