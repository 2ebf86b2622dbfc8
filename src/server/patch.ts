/** One step of a JSON Patch (RFC 6902), of the three kinds that are needed here. */
export type Operation =
  | { readonly op: 'add' | 'replace'; readonly path: string; readonly value: unknown }
  | { readonly op: 'remove'; readonly path: string };

/** A part of a JSON document with keys. */
type Branch = Readonly<Record<string, unknown>>;

/** Operations, and about how much text they are. */
type Changes = { readonly operations: readonly Operation[]; readonly length: number };

const NOTHING: Changes = { operations: [], length: 0 };

/** What an operation is as text, beside its path and its value. */
const FRAME = '{"op":"replace","path":"","value":},'.length;

/**
 * What makes one document of another. Parts are replaced whole where that is shorter than telling what changed in them.
 *
 * boardgame.io's own way, `createPatch` of rfc6902, looks for the fewest operations, which takes ten times as long and
 * gives up to three times as much text; its client applies either.
 */
export const patchBetween = (before: object, after: object): readonly Operation[] =>
  changesOf('', before as Branch, after as Branch).operations;

const changesOf = (path: string, before: Branch, after: Branch): Changes => {
  const changes: Changes[] = [];
  for (const key of Object.keys(before)) {
    if (before[key] !== undefined && after[key] === undefined) {
      changes.push(one({ op: 'remove', path: `${path}/${escaped(key)}` }));
    }
  }
  for (const key of Object.keys(after)) {
    if (after[key] === undefined || isSame(before[key], after[key])) continue;
    changes.push(changesAt(`${path}/${escaped(key)}`, before[key], after[key]));
  }
  return all(changes);
};

const changesAt = (path: string, before: unknown, after: unknown): Changes => {
  if (before === undefined) return one({ op: 'add', path, value: after });
  const parts = partsAt(path, before, after);
  if (parts !== null && parts.operations.length <= 1) return parts;
  const whole: Operation = { op: 'replace', path, value: after };
  if (parts === null) return one(whole);
  // Most often what changed is a small part of the whole, which then need not be counted to its end.
  return lengthOf(whole, parts.length) < parts.length ? one(whole) : parts;
};

/** Null where there is nothing in common whose parts could be told one by one. */
const partsAt = (path: string, before: unknown, after: unknown): Changes | null => {
  if (Array.isArray(before) && Array.isArray(after)) return changesOfList(path, before, after);
  return isBranch(before) && isBranch(after) ? changesOf(path, before, after) : null;
};

/** Lists grow and shrink at their ends; one that changes elsewhere is told place by place, or whole. */
const changesOfList = (path: string, before: readonly unknown[], after: readonly unknown[]): Changes => {
  const changes: Changes[] = [];
  for (let i = before.length; i > after.length; i--) {
    changes.push(one({ op: 'remove', path: `${path}/${i - 1}` }));
  }
  after.forEach((value, i) => {
    if (i >= before.length) changes.push(one({ op: 'add', path: `${path}/-`, value }));
    else if (!isSame(before[i], value)) changes.push(changesAt(`${path}/${i}`, before[i], value));
  });
  return all(changes);
};

/**
 * Whether two parts say the same. Most of a state says after a move what it said before: that is found out first, as
 * it takes a fraction of what writing paths takes.
 */
const isSame = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!isSame(a[i], b[i])) return false;
    return true;
  }
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  for (const key of keys) if (!isSame((a as Branch)[key], (b as Branch)[key])) return false;
  return true;
};

const isBranch = (value: unknown): value is Branch =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const one = (operation: Operation): Changes => ({ operations: [operation], length: lengthOf(operation) });

const all = (changes: readonly Changes[]): Changes =>
  changes.length === 0
    ? NOTHING
    : {
        operations: changes.flatMap(({ operations }) => operations),
        length: changes.reduce((sum, { length }) => sum + length, 0),
      };

/** About how much text an operation is, counted no further than to `most`. */
const lengthOf = (operation: Operation, most = Number.POSITIVE_INFINITY): number => {
  const frame = FRAME + operation.path.length;
  return 'value' in operation ? frame + lengthOfPart(operation.value, most - frame) : frame;
};

const lengthOfPart = (value: unknown, most: number): number => {
  if (typeof value === 'string') return value.length + 2;
  if (typeof value !== 'object' || value === null) return String(value).length;
  let length = 2;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length && length < most; i++)
      length += 1 + lengthOfPart(value[i], most - length);
    return length;
  }
  for (const key of Object.keys(value)) {
    length += key.length + 4 + lengthOfPart((value as Branch)[key], most - length);
    if (length >= most) break;
  }
  return length;
};

const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');
