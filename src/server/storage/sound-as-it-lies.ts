import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';

/**
 * Whether a database need not be read from end to end before it is used, which of a million matches takes a minute: notes
 * beside it say so. Each is true of that very file only, so whoever puts another in its place need not know of them.
 */
const closedNoteOf = (file: string): string => `${file}.closed`;
const openNoteOf = (file: string): string => `${file}.open`;
const walOf = (file: string): string => `${file}-wal`;

/** Says that a file was closed in order; nothing where it was not. */
export const noteClosed = (file: string): void => {
  // SQLite removes what it writes ahead when the last that had the database open closes it.
  if (existsSync(walOf(file))) return;
  writeNote(closedNoteOf(file), looksOf(file));
  rmSync(openNoteOf(file), { force: true });
};

/** Says that a file is open, and sound; nothing where that cannot be written, as the disk is full: then it is looked through. */
export const noteOpen = (file: string): void => {
  const identity = identityOf(file);
  if (identity === null) return;
  try {
    writeNote(openNoteOf(file), identity);
  } catch {
    rmSync(openNoteOf(file), { force: true });
  }
};

/**
 * Nothing is left of a file that held matches: the file system has lost it, or somebody has. To begin anew in it would hide that.
 * Asked before the notes are taken.
 */
export const isEmptied = (file: string): boolean =>
  existsSync(file) &&
  statSync(file).size === 0 &&
  [closedNoteOf, openNoteOf].some(note => existsSync(note(file)));

/** Whether a file was closed in order, or was open, and sound, when its process died. Asked before it is opened. */
export const takeNotes = (file: string): boolean => {
  const isClosed = takeNote(closedNoteOf(file), () => (existsSync(walOf(file)) ? null : looksOf(file)));
  const wasOpen = takeNote(openNoteOf(file), () => (isWhole(file) ? identityOf(file) : null));
  return isClosed || wasOpen;
};

const looksOf = (file: string): string => {
  const { size, mtimeMs } = statSync(file);
  return JSON.stringify({ size, mtimeMs });
};

/**
 * The file itself, whatever is written to it, for as long as the machine runs. What a killed process has written the system
 * still has: only where that went down as well may a part of it be lost. Null where it does not say.
 */
const identityOf = (file: string): string | null => {
  const boot = '/proc/sys/kernel/random/boot_id';
  if (!existsSync(boot)) return null;
  const { dev, ino } = statSync(file);
  return JSON.stringify({ boot: readFileSync(boot, 'utf8').trim(), dev, ino });
};

/** Nothing of it was cut off or taken away, as far as its first page tells. */
const isWhole = (file: string): boolean => {
  if (!existsSync(walOf(file))) return false;
  const head = Buffer.alloc(32);
  const opened = openSync(file, 'r');
  try {
    if (readSync(opened, head) < head.length) return false;
  } finally {
    closeSync(opened);
  }
  // Of pages of 65,536 bytes it says 1 (https://www.sqlite.org/fileformat2.html, 1.3).
  const size = head.readUInt16BE(16);
  const pages = head.readUInt32BE(28);
  return statSync(file).size >= pages * (size === 1 ? 65_536 : size);
};

const writeNote = (note: string, text: string): void => writeFileSync(note, text, { mode: 0o600 });

const takeNote = (note: string, wanted: () => string | null): boolean => {
  if (!existsSync(note)) return false;
  const said = readFileSync(note, 'utf8');
  rmSync(note);
  return said === wanted();
};
