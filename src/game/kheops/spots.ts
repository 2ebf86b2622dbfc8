import { assertDefined } from '../shared/assert.ts';
import { CELLS, type Cell } from './pyramid.ts';
import type { Pawn, Table } from './table.ts';
import type { Laid } from './tiles.ts';

/** A cell where a tile lies, and who stands on it: what rules about pawns and stones need to look at. */
export type Spot = {
  readonly cell: Cell;
  readonly laid: Laid;
  readonly pawn: Pawn | undefined;
};

type Board = Pick<Table, 'pyramid' | 'pawns'>;

/** The spot at a cell, or null while no tile lies there. */
export const spotAt = ({ pyramid, pawns }: Board, cell: Cell): Spot | null => {
  const laid = pyramid[cell];
  return laid === undefined ? null : { cell, laid, pawn: pawns[cell] };
};

/** The tile at a cell where one lies: legal moves name no other. */
export const lyingAt = ({ pyramid }: Pick<Table, 'pyramid'>, cell: Cell): Laid =>
  assertDefined(pyramid[cell], 'legal moves name cells where a tile lies');

/**
 * The spot at every cell, in the order of `CELLS`. Looking cells up by name is most of the time that a random match
 * takes, so whoever needs several looks asks once.
 */
export const spotsOf = (board: Board): readonly (Spot | null)[] => CELLS.map(cell => spotAt(board, cell));
