import { CELLS, neighboursOf } from '../../pyramid.ts';
import { TILES, type TileId } from '../../tiles.ts';
import { CELL_COUNT, NO_TILE, type Packed } from './board.ts';
import { OPENINGS } from './tiles.ts';

const NEIGHBOURS = CELLS.map(cell => neighboursOf(cell).map(other => CELLS.indexOf(other)));
/** By tile: the number of the first one that looks and works the same. */
const LIKE = Uint8Array.from(TILES, ({ kind, openings, symbol }) =>
  TILES.findIndex(other => other.kind === kind && other.openings === openings && other.symbol === symbol),
);
/** One number for all tiles that look and work the same: that of the first of them. */
export const likeOf = (tile: TileId): number => LIKE[tile]!;

export type Laying = { readonly tile: TileId; readonly cell: number; readonly turn: number };

/** Shows the board after each tile of a hand is laid, and puts it back; what looks and works the same is shown once. [K-30] */
export const eachLaying = (
  board: Packed,
  hand: readonly TileId[],
  visit: (tile: TileId, cell: number, turn: number) => void,
): void => {
  const { tile, turn } = board;
  const kinds = hand.filter((id, i) => hand.findIndex(other => LIKE[other] === LIKE[id]) === i);
  board.laid += 1;
  for (let cell = 0; cell < CELL_COUNT; cell++) {
    if (tile[cell] !== NO_TILE || !NEIGHBOURS[cell]!.some(other => tile[other] !== NO_TILE)) continue;
    for (const id of kinds) {
      tile[cell] = id;
      const turns = OPENINGS[id] === 3 ? 1 : 3;
      for (let by = 0; by < turns; by++) {
        turn[cell] = by;
        visit(id, cell, by);
      }
    }
    tile[cell] = NO_TILE;
    turn[cell] = 0;
  }
  board.laid -= 1;
};

/** Lays a tile for good; gives how to take it back. */
export const lay = (board: Packed, { tile, cell, turn }: Laying): (() => void) => {
  board.tile[cell] = tile;
  board.turn[cell] = turn;
  board.laid += 1;
  return () => {
    board.tile[cell] = NO_TILE;
    board.turn[cell] = 0;
    board.laid -= 1;
  };
};
