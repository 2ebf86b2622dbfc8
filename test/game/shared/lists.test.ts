import { expect, it } from 'vitest';
import { addAt, entryAt } from '../../../src/game/shared/lists.ts';

it('an entry is had by its place, be it 0, null or empty', () => {
  const list = ['', 0, null];
  expect([0, 1, 2].map(place => entryAt(list, place))).toEqual(list);
});

it('is added to one number of a list', () => {
  const numbers = [1, 2, 3];
  addAt(numbers, 1, -5);
  expect(numbers).toEqual([1, -3, 3]);
});

it.each([2, -1, 0.5, Number.NaN])(
  'place %d of a list of two is a fault, and nothing is written there',
  place => {
    const numbers = [1, 2];
    expect(() => entryAt(numbers, place)).toThrow(RangeError);
    expect(() => addAt(numbers, place, 1)).toThrow(RangeError);
    expect(Object.keys(numbers)).toEqual(['0', '1']);
  },
);
