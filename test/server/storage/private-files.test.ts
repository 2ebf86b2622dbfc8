import { chmodSync, copyFileSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { startServer, temporaryDirectory } from '../support/running-server.ts';
import { createMatch } from '../support/seat-client.ts';

const FIRST_VERSION = fileURLToPath(new URL('./saved/v1/matches.sqlite', import.meta.url));

const rightsOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);
const filesIn = (directory: string) =>
  Object.fromEntries(readdirSync(directory).map(name => [name, rightsOf(join(directory, name))]));

it('folder, database, log, lock and copies are for the owner only', async () => {
  const dataDir = join(temporaryDirectory(), 'deep', 'down');
  const server = await startServer({ dataDir });
  await createMatch(server);
  expect(rightsOf(join(dataDir, '..'))).toBe('700');
  expect(rightsOf(dataDir)).toBe('700');
  expect(filesIn(dataDir)).toMatchObject({
    'matches.sqlite': '600',
    'matches.sqlite-wal': '600',
    'matches.sqlite-shm': '600',
    'server.lock': '600',
  });
  expect(new Set(Object.values(filesIn(dataDir)))).toEqual(new Set(['600']));
});

it('files of an earlier version, which anybody could read, are closed to others, and so is the copy of them', async () => {
  const dataDir = temporaryDirectory();
  mkdirSync(dataDir, { recursive: true });
  chmodSync(dataDir, 0o750);
  copyFileSync(FIRST_VERSION, join(dataDir, 'matches.sqlite'));
  chmodSync(join(dataDir, 'matches.sqlite'), 0o644);
  await startServer({ dataDir });
  expect(filesIn(dataDir)).toMatchObject({ 'matches.sqlite': '600', 'matches.sqlite.version-1': '600' });
  // The folder is its owner's own, with the rights they gave it.
  expect(rightsOf(dataDir)).toBe('750');
});
