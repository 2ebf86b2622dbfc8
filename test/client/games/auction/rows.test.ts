import { expect, it } from 'vitest';
import { standsAt } from '../../../../src/client/games/auction/scene/rows.ts';

it.each([
  [4, [0, 1], [0, 1]],
  [5, [0, 1, 2], [0.5, 1.5]],
])('%i who walk in two rows are read as lines are', (count, above, below) => {
  const all = Array.from({ length: count }, (_, i) => standsAt(i, count) as Record<string, number>);
  const filesOf = (row: number) => all.filter(at => at['--below'] === row).map(at => at['--file']);
  expect(filesOf(0)).toEqual(above);
  expect(filesOf(1)).toEqual(below);
  expect(all.findLastIndex(at => at['--below'] === 0)).toBe(above.length - 1);
});
