import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { faultInWords } from '../../../../src/client/match/replay/fault-words.ts';

const SOURCE = join(dirname(fileURLToPath(import.meta.url)), '../../../../src');
const READERS = [
  'game/record.ts',
  'game/referee.ts',
  'game/shared/options.ts',
  'client/match/records/read-record.ts',
  'client/match/records/open-record.ts',
  ...readdirSync(join(SOURCE, 'game')).flatMap(folder => [
    `game/${folder}/referee.ts`,
    `game/${folder}/meta.ts`,
  ]),
];

const textOf = (path: string): string => {
  try {
    return readFileSync(join(SOURCE, path), 'utf8');
  } catch {
    return '';
  }
};

/** What stands in the gaps of a message: a number fits wherever a word or a value does. */
const GAP = /\$\{(?:[^{}]|\{[^}]*\})*\}/g;

/** Every message about a record that stands in the source, with its gaps filled. */
const MESSAGES = READERS.flatMap(path =>
  [
    ...textOf(path).matchAll(
      /(?:problem: |error: |wrong\(|UnreadableRecord\(|return |\n {4}: )('[^'\n]+'|`[^`\n]+`)(?! \+)/g,
    ),
  ].map(([, quoted]) => quoted!.slice(1, -1).replace(GAP, '7')),
).filter(message => message.includes(' '));

describe('what is wrong with a record', () => {
  it('is found in the source', () => {
    expect(MESSAGES.length).toBeGreaterThan(45);
    expect(MESSAGES).toContain('a match begins with "setup"');
    expect(MESSAGES).toContain('7 is no card');
  });

  it('is said in Italian too', () => {
    const isSaid = (message: string) => {
      const said = faultInWords('it', message) ?? '';
      return /^\P{Ll}.*\.$/u.test(said) && !said.includes('$');
    };
    expect([...new Set(MESSAGES)].filter(message => !isSaid(message))).toEqual([]);
  });

  it('keeps the names and values of the file', () => {
    expect(faultInWords('it', '"sun" is 99 and must be 4')).toBe('"sun" è 99 e deve essere 4.');
    expect(faultInWords('en', 'not JSON')).toBe('Not JSON.');
  });

  it('is left in English where nobody has said it', () => {
    expect(faultInWords('it', 'the moon is blue')).toBeNull();
  });
});
