import { UnusableDatabase } from './unusable-database.ts';

/** What is wrong with a file or folder that cannot be used, by the code of SQLite or of the system. */
const WORDS: readonly (readonly [RegExp, string])[] = [
  [/^SQLITE_NOTADB/, 'is no database: move it away, or choose another folder'],
  [/^SQLITE_CORRUPT/, 'is damaged, perhaps cut off: put a copy of it in its place, or choose another folder'],
  [/^(SQLITE_FULL|ENOSPC|EDQUOT|EFBIG)/, 'cannot be written: the disk is full'],
  [/^(SQLITE_READONLY|EROFS)/, 'cannot be written: it is read-only'],
  [/^(SQLITE_AUTH|SQLITE_PERM|EACCES|EPERM)/, 'may not be opened by this user'],
  [/^SQLITE_IOERR/, 'cannot be read or written: the disk is full, or fails'],
  [/^(SQLITE_BUSY|SQLITE_LOCKED)/, 'is in use by another process'],
  [/^(ENOTDIR|EEXIST)/, 'is a file, or lies in one: a folder is needed'],
  [/^ENOENT/, 'cannot be made: its folder is not there'],
  [/^EISDIR/, 'is a folder: a file is needed'],
  [/^SQLITE_CANTOPEN/, 'cannot be opened'],
  // A statement that is wrong is a fault of ours.
  [/^(SQLITE_(?!ERROR)|E[A-Z]+$)/, 'cannot be used'],
];

/**
 * Opens a file of the storage. What is the operator's to mend is thrown in words that name the file.
 * @param setting what the operator chose the file by
 * @throws UnusableDatabase, and what `open` throws where it is nobody's to mend
 */
export const openNamed = <Opened>(file: string, open: () => Opened, setting = 'DATA_DIR'): Opened => {
  try {
    return open();
  } catch (error) {
    const { code = '', path = file } = error as { readonly code?: string; readonly path?: string };
    const words = WORDS.find(([codes]) => codes.test(code));
    if (words === undefined) throw error;
    throw new UnusableDatabase(`${setting}: ${path} ${words[1]} (${code})`, { cause: error });
  }
};
