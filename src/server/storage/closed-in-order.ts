import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';

/**
 * A note beside a database: it was closed in order, and what the file looked like then. It is true of that file only,
 * so whoever puts another in its place, or writes to it, need not know of the note.
 */
const noteOf = (file: string): string => `${file}.closed`;

const looksOf = (file: string): string => {
  const { size, mtimeMs } = statSync(file);
  return JSON.stringify({ size, mtimeMs });
};

/** Says that a file was closed in order; nothing where it was not. */
export const noteClosed = (file: string): void => {
  // SQLite removes what it writes ahead when the last that had the database open closes it.
  if (!existsSync(`${file}-wal`)) writeFileSync(noteOf(file), looksOf(file), { mode: 0o600 });
};

/** Whether a file was closed in order, asked before it is opened. From then on it is open. */
export const takeClosedNote = (file: string): boolean => {
  const note = noteOf(file);
  if (!existsSync(note)) return false;
  const looks = readFileSync(note, 'utf8');
  rmSync(note);
  return !existsSync(`${file}-wal`) && looks === looksOf(file);
};
