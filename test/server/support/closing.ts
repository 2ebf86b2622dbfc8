import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

// Stands apart from what starts a server: `after-each.ts` loads it for every file, and most of the server with it would be a
// second's work for a test that needs none.

const open: (() => unknown)[] = [];

/** Closes whatever the test has opened; `after-each.ts` sees to it. */
export const closeAll = async (): Promise<void> => {
  for (const close of open.splice(0).reverse()) await close();
};

/** Has `close` called when the test is over. */
export const closeLater = (close: () => unknown): void => void open.push(close);

/** A directory of one's own, removed when the test is over, after all else is closed. */
export const temporaryDirectory = (): string => {
  const directory = mkdtempSync(join(tmpdir(), 'matches-'));
  open.unshift(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
};
