import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { openNamed } from '../../../src/server/storage/start-faults.ts';
import { UnusableDatabase } from '../../../src/server/storage/unusable-database.ts';
import { startServer, temporaryDirectory } from '../support/running-server.ts';

const SAVED = fileURLToPath(new URL('./saved/v1/matches.sqlite', import.meta.url));
const MAIN = fileURLToPath(new URL('../../../src/server/main.ts', import.meta.url));

it.each<[string, (directory: string) => string, string, string]>([
  [
    'no database',
    directory => {
      writeFileSync(join(directory, 'matches.sqlite'), 'my diary, '.repeat(1000));
      return directory;
    },
    'matches.sqlite',
    'is no database',
  ],
  [
    'cut in half',
    directory => {
      const file = join(directory, 'matches.sqlite');
      copyFileSync(SAVED, file);
      truncateSync(file, 32_768);
      return directory;
    },
    'matches.sqlite',
    'is damaged',
  ],
  [
    'a folder in place of the database',
    directory => {
      mkdirSync(join(directory, 'matches.sqlite'));
      return directory;
    },
    'matches.sqlite',
    'is a folder',
  ],
  [
    'a folder that is a file',
    directory => {
      writeFileSync(join(directory, 'data'), '');
      return join(directory, 'data');
    },
    'data',
    'is a file',
  ],
])('%s is said in words that name the file', async (_, make, name, words) => {
  const dataDir = make(temporaryDirectory());
  const start = startServer({ dataDir });
  await expect(start).rejects.toThrow(words);
  await expect(start).rejects.toThrow(name);
});

it.each([
  ['EACCES', 'may not be opened'],
  ['SQLITE_CANTOPEN', 'cannot be opened'],
  ['SQLITE_FULL', 'the disk is full'],
  ['ENOSPC', 'the disk is full'],
  ['SQLITE_READONLY_DIRECTORY', 'read-only'],
  ['EROFS', 'read-only'],
])('%s is %s', (code, words) => {
  const open = () => {
    throw Object.assign(new Error('as the system says it'), { code });
  };
  expect(() => openNamed('here/matches.sqlite', open)).toThrow(UnusableDatabase);
  expect(() => openNamed('here/matches.sqlite', open)).toThrow(words);
  expect(() => openNamed('here/matches.sqlite', open)).toThrow('here/matches.sqlite');
});

it('a fault of ours is not put down to a file', () => {
  const fault = new TypeError('x is not a function');
  expect(() =>
    openNamed('here', () => {
      throw fault;
    }),
  ).toThrow(fault);
});

it('a disk that takes no more at the start is named, without the path through our code', async () => {
  const script = 'trap "" XFSZ; ulimit -f 0; exec "$@"';
  const child = spawn('sh', ['-c', script, 'sh', process.execPath, '--import', 'tsx', MAIN], {
    env: { PATH: process.env.PATH ?? '', PORT: '0', DATA_DIR: temporaryDirectory(), TSX_DISABLE_CACHE: '1' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', chunk => {
    said += chunk;
  });
  expect(await once(child, 'close')).toEqual([1, null]);
  expect(said).toMatch(/server\.lock cannot be (read or )?written: the disk is full/);
  expect(said.trim().split('\n')).toHaveLength(1);
});
