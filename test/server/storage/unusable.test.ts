import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { lockDirectory } from '../../../src/server/storage/directory-lock.ts';
import { DATABASE_FILE, openSqliteStore } from '../../../src/server/storage/sqlite-store.ts';
import { UnusableDatabase } from '../../../src/server/storage/unusable-database.ts';
import { temporaryDirectory } from '../support/running-server.ts';

// An owner of everything may write where nobody may, so what these make unusable is so for anybody.

it('a DATA_DIR that is a file, or lies in one, is refused in words', () => {
  const file = join(temporaryDirectory(), 'a-file');
  writeFileSync(file, '');
  for (const dataDir of [file, join(file, 'in-it')]) {
    expect(() => lockDirectory(dataDir)).toThrow(UnusableDatabase);
    expect(() => lockDirectory(dataDir)).toThrow(
      `DATA_DIR: ${dataDir} is a file, or lies in one: a folder is needed`,
    );
  }
});

it('so is one in which no file can be made', () => {
  const dataDir = temporaryDirectory();
  mkdirSync(join(dataDir, 'server.lock'));
  expect(() => lockDirectory(dataDir)).toThrow(UnusableDatabase);
  expect(() => lockDirectory(dataDir)).toThrow(`DATA_DIR: ${join(dataDir, 'server.lock')} is a folder`);
});

it.each<[string, (file: string) => void, string]>([
  ['no database', file => writeFileSync(file, 'Dear diary. '.repeat(100)), 'is no database'],
  ['a folder', file => mkdirSync(file), 'is a folder'],
])('what is %s in place of one is refused in words', (_what, make, words) => {
  const dataDir = temporaryDirectory();
  const file = join(dataDir, DATABASE_FILE);
  make(file);
  expect(() => openSqliteStore(dataDir)).toThrow(UnusableDatabase);
  expect(() => openSqliteStore(dataDir)).toThrow(`DATA_DIR: ${file} ${words}`);
});
