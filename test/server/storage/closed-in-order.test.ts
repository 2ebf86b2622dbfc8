import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { takeClosedNote } from '../../../src/server/storage/closed-in-order.ts';
import { DATABASE_FILE, openSqliteStore } from '../../../src/server/storage/sqlite-store.ts';
import { temporaryDirectory } from '../support/running-server.ts';
import { fresh, state } from '../support/stored-matches.ts';

const closedStore = async (): Promise<string> => {
  const dataDir = temporaryDirectory();
  const store = openSqliteStore(dataDir);
  await store.create(fresh, state(0));
  await store.close();
  return join(dataDir, DATABASE_FILE);
};

it('a database that was closed in order is known as such, once', async () => {
  const file = await closedStore();
  expect(takeClosedNote(file)).toBe(true);
  expect(takeClosedNote(file)).toBe(false);
});

it('not so one that is open, or was when its process died', async () => {
  const file = await closedStore();
  const store = openSqliteStore(join(file, '..'));
  expect(takeClosedNote(file)).toBe(false);
  await store.close();
});

it.each<[string, (file: string) => void]>([
  ['was written to since', file => void new Database(file).exec('CREATE TABLE another (x)').close()],
  ['was replaced', file => writeFileSync(file, readFileSync(file).subarray(0, 8192))],
  ['has something written ahead', file => writeFileSync(`${file}-wal`, '')],
])('nor one that %s', async (_what, change) => {
  const file = await closedStore();
  change(file);
  expect(takeClosedNote(file)).toBe(false);
  expect(existsSync(`${file}.closed`)).toBe(false);
});

it('a damaged database is refused where it was not closed in order', async () => {
  const file = await closedStore();
  const bytes = readFileSync(file);
  // The last page is somebody's; what it says is no longer so.
  bytes.fill(0xff, bytes.length - 4096);
  writeFileSync(file, bytes);
  expect(() => openSqliteStore(join(file, '..'))).toThrow('is damaged');
});
