import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { lockDirectory, UnusableDirectory } from '../../../src/server/storage/directory-lock.ts';
import { DATABASE_FILE, openSqliteStore } from '../../../src/server/storage/sqlite-store.ts';
import { UnusableDatabase } from '../../../src/server/storage/unusable-database.ts';
import { temporaryDirectory } from '../support/running-server.ts';

// An owner of everything may write where nobody may, so what these make unusable is so for anybody.

it('a DATA_DIR that is a file, or lies in one, is refused in words', () => {
  const file = join(temporaryDirectory(), 'a-file');
  writeFileSync(file, '');
  for (const dataDir of [file, join(file, 'in-it')]) {
    expect(() => lockDirectory(dataDir)).toThrow(UnusableDirectory);
    expect(() => lockDirectory(dataDir)).toThrow(`DATA_DIR: nothing can be kept in ${dataDir}: `);
  }
});

it('so is one in which no file can be made', () => {
  const dataDir = temporaryDirectory();
  mkdirSync(join(dataDir, 'server.lock'));
  expect(() => lockDirectory(dataDir)).toThrow(UnusableDirectory);
});

it('a file that is no database, or cannot be opened, is refused in words', () => {
  const text = temporaryDirectory();
  writeFileSync(join(text, DATABASE_FILE), 'Dear diary. '.repeat(100));
  const directory = temporaryDirectory();
  mkdirSync(join(directory, DATABASE_FILE));
  for (const dataDir of [text, directory]) {
    const file = join(dataDir, DATABASE_FILE);
    expect(() => openSqliteStore(dataDir)).toThrow(UnusableDatabase);
    expect(() => openSqliteStore(dataDir)).toThrow(`${file} cannot be used: `);
  }
});
