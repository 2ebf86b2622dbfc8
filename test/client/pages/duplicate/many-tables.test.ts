import { expect, it } from 'vitest';
import { samePrice } from '../../../../src/client/pages/duplicate/lots.tsx';
import { firstOf } from '../../../../src/client/pages/duplicate/use-first.tsx';

const sale = (table: number, sun: number | null, tiles = ['nile']) => ({
  ...{ table, tiles },
  sold: sun === null ? null : { player: 0, sun, took: 1 },
});

it('of many tables those stand together that paid alike, the dearest first as before', () => {
  const sales = [sale(4, 12), sale(1, 5), sale(2, 5), sale(3, 5, ['flood']), sale(5, null), sale(6, null)];
  expect(samePrice(sales).map(alike => alike.map(({ table }) => table))).toEqual([[4], [1, 2], [3], [5, 6]]);
});

it('of a long list the first are shown, and one’s own wherever it is', () => {
  const rows = Array.from({ length: 16 }, (_, i) => i);
  expect(firstOf(rows, 3, row => row === 11)).toEqual([0, 1, 2, 11]);
  expect(firstOf(rows.slice(0, 2), 3, () => false)).toEqual([0, 1]);
});
