import { expect, it } from 'vitest';
import { BoundedMap } from '../../src/server/bounded-map.ts';

it('keeps as much as it may, and of that what was put last', () => {
  const map = new BoundedMap<number>(2);
  const kept = () => ['a', 'b', 'c'].filter(key => map.get(key) !== undefined);
  map.put('a', 1);
  map.put('b', 2);
  map.put('a', 3);
  expect(kept()).toEqual(['a', 'b']);
  map.put('c', 4);
  expect(kept()).toEqual(['a', 'c']);
  expect(map.get('a')).toBe(3);
  map.forget('a');
  expect(kept()).toEqual(['c']);
});
