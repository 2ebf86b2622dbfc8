import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Database } from 'better-sqlite3';
import { privateFile } from './private-files.ts';

/**
 * A whole copy of a database as it is at this moment, whoever writes to it meanwhile; under its name only once it is
 * complete and on the disk. What bears the name is replaced.
 */
export const copyDatabase = (db: Database, copy: string): void => {
  const unfinished = `${copy}.unfinished`;
  rmSync(unfinished, { force: true });
  privateFile(unfinished);
  try {
    db.prepare('VACUUM INTO ?').run(unfinished);
    sync(unfinished);
    renameSync(unfinished, copy);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
  sync(dirname(copy));
};

const sync = (path: string): void => {
  const file = openSync(path, 'r');
  fsyncSync(file);
  closeSync(file);
};
