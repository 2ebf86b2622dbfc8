import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { backUp, restore } from '../../../src/server/storage/backup.ts';
import { DATABASE_FILE, openSqliteStore } from '../../../src/server/storage/sqlite-store.ts';
import { openNamed } from '../../../src/server/storage/start-faults.ts';
import { UnusableDatabase } from '../../../src/server/storage/unusable-database.ts';
import { startServer, temporaryDirectory } from '../support/running-server.ts';
import { SERVER } from '../support/server-process.ts';

const SAVED = fileURLToPath(new URL('./saved/v1/matches.sqlite', import.meta.url));

/** Starts a server that is expected to end by itself. */
const startProcess = async (env: Readonly<Record<string, string>>, before = '') => {
  const child = spawn('sh', ['-c', `${before} exec "$@"`, 'sh', process.execPath, ...SERVER], {
    env: { PATH: process.env.PATH ?? '', PORT: '0', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', chunk => {
    said += chunk;
  });
  const [status] = await once(child, 'close');
  return { status, said };
};

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
  const { status, said } = await startProcess(
    { DATA_DIR: temporaryDirectory() },
    'trap "" XFSZ; ulimit -f 0;',
  );
  expect(status).toBe(1);
  expect(said).toMatch(/server\.lock cannot be (read or )?written: the disk is full/);
  expect(said.trim().split('\n')).toHaveLength(1);
});

describe('a database of this server', () => {
  const databaseWith = async (damage: string): Promise<{ dataDir: string; file: string }> => {
    const dataDir = temporaryDirectory();
    await openSqliteStore(dataDir).close();
    const file = join(dataDir, DATABASE_FILE);
    const db = new Database(file);
    db.pragma('foreign_keys = OFF');
    db.exec(damage);
    db.close();
    return { dataDir, file };
  };

  it.each([
    ['its table match is missing', 'DROP TABLE match'],
    ['its table log is missing', 'DROP TABLE log'],
    ['its table state is missing', 'DROP TABLE state'],
    ['its table initial_state is missing', 'DROP TABLE initial_state'],
    ['its table secret is missing', 'DROP TABLE secret'],
    ['its column match.control is missing', 'ALTER TABLE match DROP COLUMN control'],
    ['its version says 0', 'PRAGMA user_version = 0'],
    ['its column match.finished is missing', 'PRAGMA user_version = 1'],
  ])('of which %s ends the start with one sentence that names the file', async (words, damage) => {
    const { dataDir, file } = await databaseWith(damage);
    expect(() => openSqliteStore(dataDir)).toThrow(UnusableDatabase);
    expect(() => openSqliteStore(dataDir)).toThrow(words);
    expect(() => openSqliteStore(dataDir)).toThrow(file);
  });

  it('that lacks a table is said so on the standard error, and nothing else', async () => {
    const { dataDir, file } = await databaseWith('DROP TABLE log');
    const { status, said } = await startProcess({ DATA_DIR: dataDir });
    expect(status).toBe(1);
    expect(said.trim()).toBe(
      `DATA_DIR: ${file} is damaged: its table log is missing: put a copy of it in its place, or choose another folder`,
    );
  });

  it.each(['DROP TABLE log', 'DROP TABLE match'])(
    'is neither backed up nor restored after %s',
    async damage => {
      const { dataDir, file } = await databaseWith(damage);
      const copy = join(temporaryDirectory(), 'copy.sqlite');
      expect(() => backUp(dataDir, copy)).toThrow(UnusableDatabase);
      expect(() => restore(file, temporaryDirectory(), false)).toThrow('is missing');
    },
  );
});
