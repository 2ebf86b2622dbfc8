import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A place that is broken on purpose, to see whether a test notices. */
export type Place = {
  /** From the project's root. */
  readonly file: string;
  /** As it stands there, exactly once. */
  readonly text: string;
  /** What stands there instead while the tests run. */
  readonly broken: string;
  /** What is wrong then, in a line. */
  readonly fault: string;
};

/** The text of a place's file, broken. @throws where what is to be replaced does not stand there exactly once */
export const brokenText = (root: string, { file, text, broken }: Place): string => {
  const parts = readFileSync(join(root, file), 'utf8').split(text);
  if (parts.length !== 2) throw new Error(`${file}: found ${parts.length - 1} times, not once: ${text}`);
  return parts.join(broken);
};
