import { assertDefined } from '../shared/assert.ts';
import type { Seat } from '../shared/seats.ts';
import type { Move, Table, View } from './table.ts';

/**
 * What a seat chooses whose time has run out: the row that holds fewest cards, which others want least. Where several seats are
 * asked, the first of them has that one, the next the one after, so that no two who are late meet.
 */
export const mildest = (table: Table | View, seat: Seat, legal: readonly Move[]): Move => {
  const rows = [...legal].sort((one, other) => cardsIn(table, one) - cardsIn(table, other));
  const place = table.waiting.indexOf(seat);
  return assertDefined(rows[place % rows.length], `seat ${seat} is not asked`);
};

const cardsIn = ({ rows }: Pick<Table, 'rows'>, [, , , row]: Move): number => rows[row - 1]?.length ?? 0;
