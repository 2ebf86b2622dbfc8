import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import { copyDatabase } from './copy.ts';
import { SQLITE_MIGRATIONS } from './sqlite-migrations.ts';
import { UnusableDatabase } from './unusable-database.ts';

/** The version of the tables, kept in the file as `user_version`. */
export const SCHEMA_VERSION = SQLITE_MIGRATIONS.length;

/**
 * Brings a file to the present version, all of it or nothing, and refuses one that is damaged or was written by a
 * later version. What was there is put aside first, beside the file.
 * @param isSound it need not be read from end to end to see whether it is damaged
 * @throws UnusableDatabase
 */
export const migrate = (db: Database.Database, file: string, isSound = false): void => {
  const version = db.pragma('user_version', { simple: true }) as number;
  if (version > SCHEMA_VERSION) {
    throw new UnusableDatabase(
      `DATA_DIR: ${file} was written by a newer version of this server (tables version ${version}, this one knows ${SCHEMA_VERSION}): start the newer version, or choose another folder`,
    );
  }
  if (version < 0)
    throw new UnusableDatabase(`DATA_DIR: ${file} is no database of this server (tables version ${version})`);
  if (!isSound) {
    const check = db.pragma('quick_check(1)', { simple: true });
    if (check !== 'ok') throw new UnusableDatabase(`DATA_DIR: ${file} is damaged: ${check}`);
  }
  assertTables(db, file, version);
  if (version === SCHEMA_VERSION) return;
  if (version > 0) putAside(db, `${file}.version-${version}`);
  try {
    db.transaction(() => {
      for (const step of SQLITE_MIGRATIONS.slice(version)) step(db);
      db.pragma(`user_version = ${SCHEMA_VERSION}`);
    }).immediate();
  } catch (error) {
    const { code, message } = error as { readonly code?: string; readonly message: string };
    if (code !== 'SQLITE_ERROR') throw error;
    throw new UnusableDatabase(
      `DATA_DIR: the tables of ${file} cannot be brought from version ${version} to ${SCHEMA_VERSION}: ${message}: put a copy of it in its place, or choose another folder`,
      { cause: error },
    );
  }
  // What is written over stays in a file until it is made anew: such as credentials in plain text.
  if (version > 0 && version < 4) {
    db.exec('VACUUM');
    db.pragma('wal_checkpoint(TRUNCATE)');
  }
};

/**
 * Looks whether a file holds what its version says.
 * @param setting what the operator chose the file by
 * @throws UnusableDatabase
 */
export const assertTables = (
  db: Database.Database,
  file: string,
  version: number,
  setting = 'DATA_DIR',
): void => {
  const found = partsOf(db);
  if (version === 0 && found.size > 0) {
    throw new UnusableDatabase(
      `${setting}: ${file} holds tables, but its version says 0: it belongs to another program, or is damaged: put a copy of it in its place, or choose another folder`,
    );
  }
  const missing = [...partsAt(version)].find(part => !found.has(part));
  if (missing !== undefined) {
    const part = missing.includes('.') ? 'column' : 'table';
    throw new UnusableDatabase(
      `${setting}: ${file} is damaged: its ${part} ${missing} is missing: put a copy of it in its place, or choose another folder`,
    );
  }
};

/** What a file of this version has at least. */
const partsAt = (version: number): ReadonlySet<string> => {
  const db = new Database(':memory:');
  try {
    for (const step of SQLITE_MIGRATIONS.slice(0, version)) step(db);
    return partsOf(db);
  } finally {
    db.close();
  }
};

/** `table` and `table.column`, of all but what SQLite makes for itself. */
const partsOf = (db: Database.Database): ReadonlySet<string> => {
  const tables = db
    .prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    .pluck()
    .all();
  const columns = db.prepare<[table: string], string>('SELECT name FROM pragma_table_info(?)').pluck();
  return new Set(tables.flatMap(table => [table, ...columns.all(table).map(column => `${table}.${column}`)]));
};

const putAside = (db: Database.Database, copy: string): void => {
  if (!existsSync(copy)) copyDatabase(db, copy);
};
