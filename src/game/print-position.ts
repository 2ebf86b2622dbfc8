import type { CountNames } from './contract.ts';

/**
 * A position as text that a person can read, one fact a line: any state, or any view of one. What is empty reads "–",
 * and of things that are counted only those that are there are named.
 * @param names what is counted in a list of bare counts, in a record of counts, or in a list of these, by the key
 */
export const printPosition = (position: unknown, names: CountNames = {}): string =>
  `${linesOf(position, names).join('\n')}\n`;

/** @param kinds what the parts of `value` count, if they do */
const linesOf = (value: unknown, names: CountNames, kinds?: readonly string[]): string[] =>
  Object.entries(value as object).flatMap(([key, part]) => {
    const counts = names[key] ?? kinds;
    const text = inOneLine(part, counts);
    if (text !== null) return [`${key}: ${text}`];
    return [`${key}:`, ...linesOf(part, names, counts).map(line => `  ${line}`)];
  });

/** What fits into one line; null for what holds lists or objects of its own. */
const inOneLine = (value: unknown, kinds: readonly string[] | undefined): string | null => {
  if (!isNested(value)) return wordOf(value);
  const parts = Object.values(value);
  if (parts.length === 0) return '–';
  if (kinds !== undefined && !parts.some(isNested)) {
    return counted(Array.isArray(value) ? kinds.map((kind, i) => [kind, parts[i]]) : Object.entries(value));
  }
  if (Array.isArray(value) && parts.every(isShort)) return parts.map(shortOf).join(' ');
  if (parts.some(isNested)) return null;
  return Object.entries(value)
    .map(([name, part]) => `${name} ${wordOf(part)}`)
    .join(', ');
};

const counted = (entries: readonly (readonly [string, unknown])[]): string =>
  entries.flatMap(([name, count]) => (count === 0 ? [] : [`${name} ${String(count)}`])).join(', ') || '–';

const isNested = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A word, or a short list of words (a row of cards), which stands in brackets. */
const isShort = (part: unknown): boolean => !isNested(part) || (Array.isArray(part) && !part.some(isNested));
const shortOf = (part: unknown): string =>
  Array.isArray(part) ? `[${part.map(wordOf).join(' ')}]` : wordOf(part);

const wordOf = (value: unknown): string => {
  if (value === null) return '–';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value === '' ? '–' : String(value);
};
