import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';

/** Another server works on this directory. */
export class DirectoryInUse extends Error {
  constructor(dataDir: string) {
    super(`DATA_DIR: another server is running on ${dataDir}: stop it, or choose another directory`);
  }
}

/**
 * Keeps a directory for this process as long as it lives. The lock is the operating system's, held by SQLite on a
 * file of its own, so it goes with the process however that ends.
 * @returns how to let the directory go
 * @throws DirectoryInUse
 */
export const lockDirectory = (dataDir: string): (() => void) => {
  mkdirSync(dataDir, { recursive: true });
  const db = new Database(join(dataDir, 'server.lock'), { timeout: 0 });
  try {
    db.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    db.close();
    if ((error as { code?: string }).code === 'SQLITE_BUSY') throw new DirectoryInUse(dataDir);
    throw error;
  }
  return () => void (db.open && db.close());
};
