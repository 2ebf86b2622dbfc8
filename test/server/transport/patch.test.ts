import fc from 'fast-check';
import { applyPatch } from 'rfc6902';
import { expect, it } from 'vitest';
import { patchBetween } from '../../../src/server/patch.ts';
import * as own from '../../../src/wire/patch.ts';

const whole = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** As boardgame.io's client does it, and as ours does that takes its place in the built pages. */
const applied = (before: object, after: object): unknown => {
  const patch = whole(patchBetween(before, after)) as readonly own.Operation[];
  const [state, same] = [whole(before), whole(before)] as [object, object];
  const faults = [...applyPatch(state, whole(patch) as never), ...own.applyPatch(same, patch)];
  expect(faults.filter(fault => fault !== null)).toEqual([]);
  expect(same).toEqual(state);
  return state;
};

const key = fc.constantFrom('a', 'b', '5,0', 'with/slash', 'with~tilde', '0', '');
const { document } = fc.letrec<{ document: object; value: unknown }>(tie => ({
  document: fc.dictionary(key, tie('value'), { maxKeys: 4 }),
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constantFrom(null, true, 0, 7, 'text', undefined),
    fc.array(tie('value'), { maxLength: 4 }),
    tie('document'),
  ),
}));

it('makes any document of any other, as boardgame.io’s client applies it', () => {
  fc.assert(
    fc.property(document, document, (before, after) => {
      // What JSON leaves out of an object it makes null of in a list.
      const [from, to] = [whole(before), whole(after)] as [object, object];
      expect(applied(from, to)).toEqual(to);
      expect(applied({ ...from, gone: undefined }, { ...to, gone: undefined })).toEqual(to);
    }),
  );
});

it('of the same documents is empty', () => {
  fc.assert(
    fc.property(document, same => {
      expect(patchBetween(whole(same) as object, whole(same) as object)).toEqual([]);
    }),
  );
});

it.each<[string, object, object, readonly object[]]>([
  ['tells what changed', { a: 1, b: 2 }, { a: 1, b: 3 }, [{ op: 'replace', path: '/b', value: 3 }]],
  [
    'lets a list grow at its end',
    { hand: [10, 20, 30] },
    { hand: [10, 20, 30, 40] },
    [{ op: 'add', path: '/hand/-', value: 40 }],
  ],
  [
    'replaces a part whole where that is shorter',
    { suns: [1, 2, 3, 4] },
    { suns: [5, 6, 7, 8] },
    [{ op: 'replace', path: '/suns', value: [5, 6, 7, 8] }],
  ],
  ['leaves out what has gone', { a: 1, b: 2 }, { a: 1 }, [{ op: 'remove', path: '/b' }]],
])('%s', (_what, before, after, operations) => {
  expect(patchBetween(before, after)).toEqual(operations);
});

it.each<own.Operation>([
  { op: 'replace', path: '/gone', value: 1 },
  { op: 'remove', path: '/hand/3' },
  { op: 'add', path: '/gone/deeper', value: 1 },
  { op: 'replace', path: '/hand/length', value: 0 },
  { op: 'add', path: '/__proto__/deeper', value: 1 },
  { op: 'remove', path: '' },
])('where there is no such place nothing is changed, and it is said: $op $path', step => {
  const state = { hand: [10, 20, 30] };
  const [fault] = own.applyPatch(state, [step]);
  expect(fault?.message).toBe(`nothing to ${step.op} at ${step.path}`);
  expect(state).toEqual({ hand: [10, 20, 30] });
});
