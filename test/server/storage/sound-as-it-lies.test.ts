import {
  copyFileSync,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, it, vi } from 'vitest';
import { takeNotes } from '../../../src/server/storage/sound-as-it-lies.ts';
import { DATABASE_FILE, openSqliteStore } from '../../../src/server/storage/sqlite-store.ts';
import { closeLater, temporaryDirectory } from '../support/running-server.ts';
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
  expect(takeNotes(file)).toBe(true);
  expect(takeNotes(file)).toBe(false);
});

/** As a process leaves it that is killed while it has the database open. */
const killedStore = async (): Promise<string> => {
  const file = await closedStore();
  const store = openSqliteStore(join(file, '..'));
  closeLater(() => store.close());
  await store.create({ ...fresh, id: 'another' }, state(0));
  return file;
};

it('one that was open when its process died is sound too, as long as the machine has run', async () => {
  const file = await killedStore();
  expect(takeNotes(file)).toBe(true);
  expect(takeNotes(file)).toBe(false);
});

it.each<[string, (file: string) => void]>([
  [
    'the machine went down since',
    file =>
      writeFileSync(`${file}.open`, readFileSync(`${file}.open`, 'utf8').replace(/"boot":"./, '"boot":"x')),
  ],
  [
    'another stands in its place',
    file => {
      copyFileSync(file, `${file}.2`);
      renameSync(`${file}.2`, file);
    },
  ],
  ['a part of it was cut off', file => truncateSync(file, 8192)],
  ['hardly anything is left of it', file => truncateSync(file, 20)],
  ['what was written ahead is gone', file => rmSync(`${file}-wal`)],
])('not so where %s', async (_what, change) => {
  const file = await killedStore();
  change(file);
  expect(takeNotes(file)).toBe(false);
  expect(existsSync(`${file}.open`)).toBe(false);
});

it.each([
  ['closed', closedStore],
  ['killed', killedStore],
])(
  'of one that was %s and of which nothing at all is left it is said so, and none is begun in its place',
  async (_how, lost) => {
    const file = await lost();
    truncateSync(file, 0);
    rmSync(`${file}-wal`, { force: true });
    for (let n = 0; n < 2; n++)
      expect(() => openSqliteStore(join(file, '..'))).toThrow(
        `${file} is empty, though there were matches in it`,
      );
  },
);

it('a note that cannot be written holds nobody up', async () => {
  const file = await closedStore();
  symlinkSync(join('nowhere', 'at-all'), `${file}.open`);
  const store = openSqliteStore(join(file, '..'));
  await store.create({ ...fresh, id: 'another' }, state(0));
  expect(takeNotes(file)).toBe(false);
  await store.close();
});

it('is looked through where nothing says that it is sound, and only there', async () => {
  const looked = (file: string): boolean => {
    const pragma = vi.spyOn(Database.prototype, 'pragma');
    closeLater(openSqliteStore(join(file, '..')).close);
    const asked = pragma.mock.calls.flat();
    pragma.mockRestore();
    return asked.includes('quick_check(1)');
  };
  const [closed, killed, strange] = [await closedStore(), await killedStore(), await closedStore()];
  rmSync(`${strange}.closed`);
  expect([looked(closed), looked(killed), looked(strange)]).toEqual([false, false, true]);
});

it.each<[string, (file: string) => void]>([
  ['was written to since', file => void new Database(file).exec('CREATE TABLE another (x)').close()],
  ['was replaced', file => writeFileSync(file, readFileSync(file).subarray(0, 8192))],
  ['has something written ahead', file => writeFileSync(`${file}-wal`, '')],
])('nor one that %s', async (_what, change) => {
  const file = await closedStore();
  change(file);
  expect(takeNotes(file)).toBe(false);
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
