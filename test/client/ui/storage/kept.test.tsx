import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { json, plainText, storedValue, useStored } from '../../../../src/client/ui/storage/stored.ts';
import { keepElsewhere, smallStorage } from '../../closed-storage.ts';

/** As in a second version: the first one kept a bare number. */
const volume = storedValue<number>(
  'sounds',
  {
    ...json(data => {
      const { version, loud } = Object(data) as Record<string, unknown>;
      const found = typeof data === 'number' ? data * 10 : version === 2 ? loud : undefined;
      return typeof found === 'number' ? found : undefined;
    }),
    write: loud => JSON.stringify({ version: 2, loud }),
  },
  { none: 60, damaged: -1 },
);

const numbers = storedValue<readonly number[]>(
  'seats',
  json<readonly number[]>(data => (Array.isArray(data) ? data : undefined)),
  { none: [], merge: (own, others) => [...own, ...others.filter(each => !own.includes(each))] },
);

beforeEach(() => localStorage.clear());
afterEach(cleanup);

it('is what was kept, and stays the same object until that changes', () => {
  expect(numbers.get()).toEqual([]);
  numbers.set([1, 2]);
  expect(numbers.get()).toEqual([1, 2]);
  expect(numbers.get()).toBe(numbers.get());
  numbers.drop();
  expect(numbers.get()).toEqual([]);
});

it('of an earlier version is understood, and written as today', () => {
  localStorage.setItem('sounds', '3');
  expect(volume.get()).toBe(30);
  volume.set(40);
  expect(localStorage.getItem('sounds')).toBe('{"version":2,"loud":40}');
  expect(localStorage.getItem('aside:sounds')).toBeNull();
});

it.each(['', '{', 'null', '"3"', '{"version":3,"loud":1}'])(
  'damaged (%j) is no crash, and is put aside',
  text => {
    localStorage.setItem('sounds', text);
    localStorage.setItem('seats', '[1]');
    expect(volume.get()).toBe(-1);
    expect(localStorage.getItem('sounds')).toBe(text);
    volume.set(40);
    expect(volume.get()).toBe(40);
    expect(localStorage.getItem('aside:sounds')).toBe(text);
    expect(numbers.get()).toEqual([1]);
  },
);

it('put aside, it is none, and its text is still there', () => {
  volume.set(40);
  volume.putAside();
  expect(volume.get()).toBe(60);
  expect(localStorage.getItem('aside:sounds')).toBe('{"version":2,"loud":40}');
});

it('a plain text stands as it is', () => {
  const name = storedValue(
    'name',
    plainText(text => text.trim()),
    { none: '' },
  );
  name.set('Ada');
  expect(localStorage.getItem('name')).toBe('Ada');
  localStorage.setItem('name', ' Ned ');
  expect(name.get()).toBe('Ned');
});

it('who shows it follows what is changed here and in other tabs', () => {
  const { result } = renderHook(() => useStored(volume));
  expect(result.current).toBe(60);
  act(() => void volume.set(40));
  expect(result.current).toBe(40);
  act(() => keepElsewhere('sounds', '7'));
  expect(result.current).toBe(70);
  act(() => keepElsewhere('sounds', null));
  expect(result.current).toBe(60);
});

it('what this tab could not keep is put together with what another has kept since', () => {
  smallStorage(9);
  numbers.set([1]);
  expect(numbers.set([2, 1])).toBe(false);
  keepElsewhere('seats', '[3]');
  expect(numbers.get()).toEqual([2, 1, 3]);
});
