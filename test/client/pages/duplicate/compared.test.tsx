import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { Comparison, Deal } from '../../../../src/client/pages/duplicate/api.ts';
import { Compared } from '../../../../src/client/pages/duplicate/compared.tsx';
import { MemoryRouter } from '../../memory-router.tsx';

afterEach(cleanup);

const player = (id: number, name: string, bot?: string) => ({
  ...{ id, name },
  ...(bot !== undefined && { data: { bot } }),
});
const DEAL: Deal = {
  ...{ id: 'deal123', game: 'ra', players: 2, setupData: {}, madeAt: 0, endedAt: 1, isCut: true, host: null },
  changes: 'a',
  tables: [
    { table: 1, matchID: 'match1', stage: 'over', players: [player(0, 'Ada'), player(1, 'Tiye', 'easy')] },
    { table: 2, matchID: 'match2', stage: 'over', players: [player(0, 'Ben'), player(1, 'Cleo')] },
    { table: 3, matchID: 'match3', stage: 'running', players: [player(0, 'Dan'), player(1, 'Eve')] },
  ],
  comparison: null,
};
const part = (points: number, rank: number) => ({ points, total: points, items: [], rank });
const result = (
  table: number,
  first: number,
  second: number | null,
  share: number | null,
  rank: number | null,
) => ({
  ...{ table, share, rank, total: second === null ? null : first + second },
  parts: [part(first, first === 9 ? 1 : 2), ...(second === null ? [] : [part(second, 1)])],
});
const COMPARISON: Comparison = {
  parts: [
    { kind: 'epoch', of: 1 },
    { kind: 'epoch', of: 2 },
  ],
  seats: [
    [result(1, 4, 5, 0, 2), result(2, 9, 5, 1, 1), result(3, 9, null, null, null)],
    [result(1, 4, 5, 0.5, 1), result(2, 4, 5, 0.5, 1), result(3, 4, null, null, null)],
  ],
  lots: [
    {
      epoch: 1,
      sales: [
        { table: 2, sold: { player: 1, sun: 13, took: 2 }, tiles: ['gold', 'nile'] },
        { table: 1, sold: { player: 0, sun: 4, took: 1 }, tiles: ['gold', 'nile'] },
        { table: 3, sold: null, tiles: ['gold', 'nile'] },
      ],
    },
  ],
};

const show = (comparison: Comparison) =>
  render(
    <MemoryRouter>
      <Compared
        deal={DEAL}
        game="ra"
        comparison={comparison}
        own={{ table: 1, matchID: 'match1', seat: 0 }}
      />
    </MemoryRouter>,
  );
const rowsOf = (name: string): string[] =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map(row => row.textContent);

it('people stand in one order whichever seat they had; bots do not, nor matches without a result', () => {
  show(COMPARISON);
  expect(rowsOf('The order')).toEqual([
    '1.BenTable 2, Seat 114100 %',
    '2.CleoTable 2, Seat 2950 %',
    '3.AdayouTable 1, Seat 190 %',
  ]);
});

it('seat by seat the best of each part is named, unless all had the same', () => {
  show(COMPARISON);
  expect(rowsOf('Seat 1')).toEqual([
    '1.BenTable 2+9, the best+514',
    '2.AdayouTable 1+4+59',
    '–DanTable 3+9, the best–not finished',
  ]);
  expect(rowsOf('Seat 2')[0]).toBe('1.TiyebotTable 1+4+59');
  screen.getByText(/a match without a result counts as far as it came/);
});

it('the same tiles stand there once, with what each table paid', async () => {
  show(COMPARISON);
  const lots = await screen.findByRole('region', { name: 'The same tiles, sold dearer' });
  expect(within(lots).getAllByRole('img')).toHaveLength(2);
  const paid = within(lots).getAllByText(/^sun \d+$/);
  expect(paid.map(each => each.textContent)).toEqual(['sun 13', 'sun 4']);
  within(lots).getByText('nobody wanted it');
});

it('where nobody has played, that is said', () => {
  show({ parts: [], seats: [[], []], lots: [] });
  screen.getByText('Nobody has played this deal.');
  expect(screen.queryByRole('table')).toBeNull();
});
