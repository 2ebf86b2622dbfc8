import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TableRow } from '../../../../src/client/pages/tournament/table-row.tsx';
import { MemoryRouter } from '../../memory-router.tsx';

afterEach(cleanup);

const seen = { of: () => undefined, name: (id: string) => id, own: null };
const seat = (points: number, score: number, more: object = {}) => ({
  ...{ points, rank: points > 0 ? 1 : 2, score },
  ...more,
});
const GONE = { isAway: true };

it.each([
  ['nobody was there', [seat(0, 24, GONE), seat(0, 20, GONE)], ['adanot there24', 'bennot there20'], true],
  ['one was away', [seat(0, 24, GONE), seat(1, 20)], ['ben1st20', 'adanot there24'], false],
  ['both were there', [seat(1, 24), seat(0, 20)], ['ada1st24', 'ben20'], false],
])('a table says why the higher score has not won it: %s', (_, result, rows, isNobodys) => {
  const table = { matchID: 'match000001', seats: ['ada', 'ben'], result } as never;
  const { container } = render(
    <MemoryRouter>
      <TableRow number={1} game="kheops" table={table} seen={seen} />
    </MemoryRouter>,
  );
  expect([...container.querySelectorAll('.tour-seats li')].map(each => each.textContent)).toEqual(rows);
  expect(container.textContent?.includes('won by nobody')).toBe(isNobodys);
});
