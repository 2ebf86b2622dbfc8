import { join } from 'node:path';
import Database from 'better-sqlite3';
import { privateDirectory, privateFile } from './private-files.ts';

export const LOCK_FILE = 'server.lock';

/** Another server works on this directory. */
export class DirectoryInUse extends Error {
  constructor(dataDir: string) {
    super(`DATA_DIR: another server is running on ${dataDir}: stop it, or choose another directory`);
  }
}

/** Nothing can be kept there: it is a file, say, or may not be written. */
export class UnusableDirectory extends Error {
  constructor(dataDir: string, cause: unknown) {
    super(`DATA_DIR: nothing can be kept in ${dataDir}: ${(cause as Error).message}`, { cause });
  }
}

/**
 * Keeps a directory for this process as long as it lives. The lock is the operating system's, held by SQLite on a
 * file of its own, so it goes with the process however that ends.
 * @returns how to let the directory go
 * @throws DirectoryInUse, UnusableDirectory
 */
export const lockDirectory = (dataDir: string): (() => void) => {
  let db: Database.Database | undefined;
  try {
    privateDirectory(dataDir);
    const file = join(dataDir, LOCK_FILE);
    privateFile(file);
    db = new Database(file, { timeout: 0 });
    db.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    db?.close();
    const isHeld = (error as { code?: string }).code === 'SQLITE_BUSY';
    throw isHeld ? new DirectoryInUse(dataDir) : new UnusableDirectory(dataDir, error);
  }
  const held = db;
  return () => void (held.open && held.close());
};
