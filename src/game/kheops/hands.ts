import { at, type Seat } from '../shared/seats.ts';
import type { State, View } from './table.ts';
import type { TileId } from './tiles.ts';

/** The tiles a seat holds, as far as whoever asks may know: in a view none but its holder's. [K-03] */
export const handOf = (table: State | View, seat: Seat): readonly TileId[] => {
  if ('secret' in table) return at(table.secret.hands, seat);
  return table.holder === seat ? table.hand : [];
};
