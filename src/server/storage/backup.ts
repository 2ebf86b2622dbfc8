import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { copyDatabase } from './copy.ts';
import { lockDirectory } from './directory-lock.ts';
import { assertTables, SCHEMA_VERSION } from './migrations.ts';
import { privateDirectory } from './private-files.ts';
import { DATABASE_FILE } from './sqlite-store.ts';
import { openNamed } from './start-faults.ts';
import { UnusableDatabase } from './unusable-database.ts';

/** What a database holds, in numbers. */
export type Contents = { readonly matches: number; readonly version: number };

/**
 * Copies the matches of a directory into a file, beside the server that may be running on it: everything that it
 * acknowledged before this was called.
 * @throws UnusableDatabase
 */
export const backUp = (dataDir: string, file: string): Contents => {
  const source = join(dataDir, DATABASE_FILE);
  if (!existsSync(source)) throw new UnusableDatabase(`DATA_DIR: there is no ${source}: nothing to back up`);
  if (existsSync(file)) throw new UnusableDatabase(`${file} is there already: name another file`);
  withDatabase(source, 'DATA_DIR', db => {
    contentsOf(db, source, 'DATA_DIR');
    openNamed(file, () => copyDatabase(db, file), 'FILE');
  });
  return contentsOfBackup(file);
};

/**
 * Puts the matches of a backup in a directory on which no server runs.
 * @param isReplacing puts aside what is there, instead of refusing
 * @returns what was restored, and where that is which was there before
 * @throws UnusableDatabase
 */
export const restore = (
  file: string,
  dataDir: string,
  isReplacing: boolean,
): Contents & { readonly aside: string | null } => {
  const contents = contentsOfBackup(file);
  openNamed(dataDir, () => privateDirectory(dataDir));
  const unlock = lockDirectory(dataDir);
  try {
    const target = join(dataDir, DATABASE_FILE);
    const aside = existsSync(target) ? putAside(target, isReplacing) : null;
    withDatabase(file, 'FILE', db => openNamed(target, () => copyDatabase(db, target)));
    return { ...contents, aside };
  } finally {
    unlock();
  }
};

const putAside = (target: string, isReplacing: boolean): string | null => {
  if (!isReplacing) {
    const { matches } = withDatabase(target, 'DATA_DIR', db => contentsOf(db, target, 'DATA_DIR'));
    if (matches > 0) {
      throw new UnusableDatabase(
        `DATA_DIR: ${target} holds ${matches} matches: choose another folder, or put them aside with --replace`,
      );
    }
  }
  const aside = `${target}.before-restore`;
  if (existsSync(aside)) {
    throw new UnusableDatabase(`DATA_DIR: ${aside} is there already: move it away first`);
  }
  for (const each of ['', '-wal', '-shm']) {
    if (existsSync(target + each)) renameSync(target + each, aside + each);
  }
  return aside;
};

/** Looks through a whole backup. */
const contentsOfBackup = (file: string): Contents => {
  if (!existsSync(file)) throw new UnusableDatabase(`FILE: there is no ${file}`);
  return withDatabase(file, 'FILE', db => {
    const contents = contentsOf(db, file, 'FILE');
    const found = db.pragma('integrity_check(1)', { simple: true });
    if (found !== 'ok') throw new UnusableDatabase(`FILE: ${file} is damaged: ${found}`);
    return contents;
  });
};

const contentsOf = (db: Database.Database, file: string, setting: string): Contents => {
  const version = db.pragma('user_version', { simple: true }) as number;
  if (version < 1 || version > SCHEMA_VERSION) {
    throw new UnusableDatabase(
      `${file} was not written by this version of the server or one before (tables version ${version}, this one knows 1 to ${SCHEMA_VERSION})`,
    );
  }
  assertTables(db, file, version, setting);
  return { version, matches: db.prepare('SELECT count(*) FROM match').pluck().get() as number };
};

const withDatabase = <Found>(file: string, what: string, look: (db: Database.Database) => Found): Found =>
  openNamed(
    file,
    () => {
      const db = new Database(file, { readonly: true, fileMustExist: true });
      try {
        return look(db);
      } finally {
        db.close();
      }
    },
    what,
  );
