import type { Seat } from '../../../shared/seats.ts';
import { CELLS } from '../../pyramid.ts';
import { type Pawns, PIECES, type Piece, type Pyramid, playerAt, type Table } from '../../table.ts';
import type { TileId, Turn } from '../../tiles.ts';

/**
 * A table as thoughts by the ten thousand need it: lists of small numbers, a cell by its place in `CELLS`. What a thought
 * changes it puts back; the rules' own objects would be copied each time.
 */
export type Packed = {
  /** By cell: the tile that lies there, -1 for none. */
  readonly tile: Int8Array;
  /** By cell: the tile's turn. */
  readonly turn: Int8Array;
  /** By cell: `pawnOf` who stands there, 0 for nobody. */
  readonly pawn: Int8Array;
  /** Pawns left, by `4 * seat + place of the piece in PIECES`. */
  readonly supply: Int8Array;
  /** Whether every opening must meet an opening for a network to be closed. [K-42] */
  readonly strict: boolean;
  /** How many tiles lie. */
  laid: number;
};

export const CELL_COUNT = CELLS.length;
export const NO_TILE = -1;
export const NOBODY = 0;
/** A pawn as a number, 1 to 8. */
export const pawnOf = (seat: Seat, piece: number): number => 1 + 4 * seat + piece;
export const seatOf = (pawn: number): Seat => (pawn - 1) >> 2;
export const pieceOf = (pawn: number): number => (pawn - 1) & 3;
const placeOf = (piece: Piece): number => PIECES.indexOf(piece);
export const [WORKER, PRIEST, MUMMY, PHARAOH] = [
  placeOf('worker'),
  placeOf('priest'),
  placeOf('mummy'),
  placeOf('pharaoh'),
];

export const pack = (table: Table): Packed => {
  const tile = new Int8Array(CELL_COUNT).fill(NO_TILE);
  const turn = new Int8Array(CELL_COUNT);
  const pawn = new Int8Array(CELL_COUNT);
  let laid = 0;
  for (const [cell, name] of CELLS.entries()) {
    const lies = table.pyramid[name];
    const stands = table.pawns[name];
    if (lies !== undefined) {
      tile[cell] = lies.tile;
      turn[cell] = lies.turn;
      laid += 1;
    }
    if (stands !== undefined) pawn[cell] = pawnOf(stands.player, placeOf(stands.piece));
  }
  const supply = Int8Array.from(table.supplies.flatMap(kept => PIECES.map(piece => kept[piece])));
  return { tile, turn, pawn, supply, strict: table.options.strictClosure, laid };
};

/** The pyramid and the pawns of a board as the rules know them. */
export const unpack = (
  { tile, turn, pawn }: Packed,
  options: Table['options'],
): Pick<Table, 'pyramid' | 'pawns' | 'options'> => {
  const pyramid: Pyramid = {};
  const pawns: Pawns = {};
  for (const [cell, name] of CELLS.entries()) {
    const lies = tile[cell]!;
    const stands = pawn[cell]!;
    if (lies !== NO_TILE) pyramid[name] = { tile: lies as TileId, turn: turn[cell]! as Turn };
    if (stands !== NOBODY)
      pawns[name] = { player: playerAt(seatOf(stands)), piece: PIECES[pieceOf(stands)]! };
  }
  return { pyramid, pawns, options };
};
