import type { AnyMove } from '../contract.ts';
import { at, type Seat } from '../shared/seats.ts';
import { meta } from './meta.ts';
import { isFree, refusalOfUse, usesOf } from './powers.ts';
import { CELLS, type Cell, isCell, neighboursOf } from './pyramid.ts';
import {
  type Move,
  PIECES,
  type Piece,
  type Refusal,
  type State,
  type Step,
  type Table,
  type View,
} from './table.ts';
import { isTurn, TILES, type TileId, TURNS, tileOf } from './tiles.ts';

/** Who is to act: exactly one seat, until the match is over. */
export const actor = (step: Step): Seat | null => (step.kind === 'over' ? null : step.player);

/** The tiles a seat holds, as far as whoever asks may know: in a view none but its holder's. [K-03] */
export const handOf = (table: State | View, seat: Seat): readonly TileId[] => {
  if ('secret' in table) return at(table.secret.hands, seat);
  return table.holder === seat ? table.hand : [];
};

/** Every legal move of a seat; none when it is not to act. */
export const legalMoves = (table: State | View, seat: Seat): readonly Move[] => {
  const { step } = table;
  if (actor(step) !== seat) return [];
  switch (step.kind) {
    case 'pawn':
      return placements(table, seat);
    case 'power':
      return usesOf(table, seat, step.power, step.cell);
    case 'tile':
      return layings(table, handOf(table, seat));
    case 'over':
      return [];
  }
};

/** Has a seat such a piece left, and is it its time? Priest and pharaoh wait for their own mummy. [K-21] */
export const mayPlace = ({ supplies }: Table, seat: Seat, piece: Piece): boolean => {
  const supply = at(supplies, seat);
  if (supply[piece] === 0) return false;
  return piece === 'worker' || piece === 'mummy' || supply.mummy === 0;
};

/** Made once and handed out again and again: simulations ask for moves millions of times. By piece and place in `CELLS`. */
const PLACINGS = new Map(
  PIECES.map(piece => [piece, CELLS.map(cell => ['placePawn', piece, cell] as const)]),
);
/** By tile and place in `CELLS`: the three turns. */
const LAYINGS = TILES.map(({ id }) =>
  CELLS.map(cell => TURNS.map(turn => ['layTile', id, cell, turn] as const)),
);

/** A pawn on a free tile, or the mummy in the place of an opposing worker. [K-11, K-20] */
const placements = (table: Table, seat: Seat): readonly Move[] => {
  const free = CELLS.map(cell => isFree(table, cell));
  const moves: Move[] = [];
  for (const piece of PIECES) {
    if (!mayPlace(table, seat, piece)) continue;
    const placings = PLACINGS.get(piece)!;
    for (let i = 0; i < CELLS.length; i++) {
      if (free[i] || (piece === 'mummy' && isPrey(table, seat, CELLS[i]!))) moves.push(placings[i]!);
    }
  }
  return moves;
};

/** An opposing worker, whose place a mummy may take. [K-20] */
const isPrey = ({ pawns }: Table, seat: Seat, cell: Cell): boolean => {
  const pawn = pawns[cell];
  return pawn !== undefined && pawn.player !== seat && pawn.piece === 'worker';
};

/** An empty cell that shares a side with a laid tile. [K-30] */
const isOpen = ({ pyramid }: Pick<Table, 'pyramid'>, cell: Cell): boolean => {
  if (pyramid[cell] !== undefined) return false;
  for (const other of neighboursOf(cell)) if (pyramid[other] !== undefined) return true;
  return false;
};

const layings = (table: Table, hand: readonly TileId[]): readonly Move[] => {
  const moves: Move[] = [];
  for (let i = 0; i < CELLS.length; i++) {
    if (!isOpen(table, CELLS[i]!)) continue;
    for (const tile of hand) for (const laying of LAYINGS[tile]![i]!) moves.push(laying);
  }
  return moves;
};

/** How many arguments each move takes. */
const TAKES: Readonly<Record<Move[0], number>> = {
  placePawn: 2,
  rotate: 2,
  swap: 2,
  movePawn: 2,
  layTile: 3,
};

/** Why a move is refused, or null when it is legal. Anything may be asked: moves come from anywhere. */
export const refusalOf = (table: State | View, seat: Seat, move: AnyMove): Refusal | null => {
  const { step } = table;
  const [name, ...args] = move;
  if (step.kind === 'over') return 'match-over';
  if (typeof name !== 'string' || !Object.hasOwn(TAKES, name)) return 'unknown-move';
  if (args.length > TAKES[name as Move[0]]) return 'unknown-move';
  if (actor(step) !== seat) return 'not-your-turn';
  if (!meta.phases[step.kind]?.includes(name)) return 'not-now';
  switch (step.kind) {
    case 'pawn':
      return refusalOfPlacing(table, seat, args);
    case 'power':
      return refusalOfUse(table, seat, step.power, step.cell, move);
    case 'tile':
      return refusalOfLaying(table, handOf(table, seat), args);
  }
};

const refusalOfPlacing = (table: Table, seat: Seat, [piece, cell]: readonly unknown[]): Refusal | null => {
  if (!PIECES.includes(piece as Piece)) return 'none-left';
  if (at(table.supplies, seat)[piece as Piece] === 0) return 'none-left';
  if (!mayPlace(table, seat, piece as Piece)) return 'mummy-first';
  if (!isCell(cell)) return 'no-such-cell';
  const laid = table.pyramid[cell];
  if (laid === undefined) return 'no-tile-there';
  if (tileOf(laid.tile).symbol === 'no-pawn') return 'no-pawn-tile';
  if (table.pawns[cell] === undefined) return null;
  return piece === 'mummy' && isPrey(table, seat, cell) ? null : 'occupied';
};

const refusalOfLaying = (
  table: Table,
  hand: readonly TileId[],
  [tile, cell, turn]: readonly unknown[],
): Refusal | null => {
  if (!hand.includes(tile as TileId)) return 'not-in-hand';
  if (!isCell(cell)) return 'no-such-cell';
  if (table.pyramid[cell] !== undefined) return 'cell-taken';
  if (!isOpen(table, cell)) return 'not-adjoining';
  return isTurn(turn) ? null : 'no-such-turn';
};
