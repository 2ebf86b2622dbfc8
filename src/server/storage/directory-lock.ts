import { join } from 'node:path';
import Database from 'better-sqlite3';
import { privateDirectory, privateFile } from './private-files.ts';
import { openNamed } from './start-faults.ts';
import { UnusableDatabase } from './unusable-database.ts';

const LOCK_FILE = 'server.lock';

/** Another server works on this directory. */
export class DirectoryInUse extends UnusableDatabase {
  constructor(dataDir: string) {
    super(`DATA_DIR: another server is running on ${dataDir}: stop it, or choose another directory`);
  }
}

/**
 * Keeps a directory for this process as long as it lives. The lock is the operating system's, held by SQLite on a
 * file of its own, so it goes with the process however that ends.
 * @returns how to let the directory go
 * @throws UnusableDatabase
 */
export const lockDirectory = (dataDir: string): (() => void) => {
  const file = join(dataDir, LOCK_FILE);
  return openNamed(file, () => {
    let db: Database.Database | undefined;
    try {
      privateDirectory(dataDir);
      privateFile(file);
      db = new Database(file, { timeout: 0 });
      db.exec('BEGIN EXCLUSIVE');
    } catch (error) {
      db?.close();
      throw (error as { code?: string }).code === 'SQLITE_BUSY' ? new DirectoryInUse(dataDir) : error;
    }
    const held = db;
    return () => void (held.open && held.close());
  });
};
