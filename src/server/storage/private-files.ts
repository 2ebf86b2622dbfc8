import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';

/** Seats' credentials and hidden tiles lie here: nobody else on the machine may read them. */
const OWNER_ONLY_FILE = 0o600;
const OWNER_ONLY_DIRECTORY = 0o700;

/** A directory for its owner only. One that was there before keeps the rights its owner gave it. */
export const privateDirectory = (directory: string): void => {
  mkdirSync(directory, { recursive: true, mode: OWNER_ONLY_DIRECTORY });
};

/**
 * Makes a file for its owner only, empty where there was none. SQLite gives what it writes beside a database the
 * rights of the database.
 */
export const privateFile = (file: string): void => {
  closeSync(openSync(file, 'a', OWNER_ONLY_FILE));
  for (const each of [file, `${file}-wal`, `${file}-shm`, `${file}-journal`]) {
    if (existsSync(each)) takeRights(each);
  }
};

const takeRights = (file: string): void => {
  try {
    chmodSync(file, OWNER_ONLY_FILE);
  } catch (error) {
    // Somebody else's file, which this server may use: its rights are theirs to give.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
};
