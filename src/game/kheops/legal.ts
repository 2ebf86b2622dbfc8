import type { AnyMove } from '../contract.ts';
import { refusalOfCall } from '../shared/refusal-of-call.ts';
import { at, type Seat } from '../shared/seats.ts';
import { meta } from './meta.ts';
import { refusalOfStanding, refusalOfUse, usesOf } from './powers.ts';
import { CELLS, type Cell, isCell, neighboursOf } from './pyramid.ts';
import { type Spot, spotAt, spotsOf } from './spots.ts';
import {
  type Move,
  PIECES,
  type Piece,
  type Pyramid,
  type Refusal,
  type State,
  type Step,
  type Table,
  type View,
} from './table.ts';
import { isTurn, TILES, type TileId, TURNS } from './tiles.ts';

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

// Moves are made once and handed out again and again: simulations ask for them millions of times.
const placingsOf = (piece: Piece): readonly Move[] => CELLS.map(cell => ['placePawn', piece, cell]);
/** By place in `CELLS`. */
const PLACINGS: Readonly<Record<Piece, readonly Move[]>> = {
  worker: placingsOf('worker'),
  priest: placingsOf('priest'),
  mummy: placingsOf('mummy'),
  pharaoh: placingsOf('pharaoh'),
};
/** Each cell with the three turns in which each tile may lie there. */
const SITES = CELLS.map(cell => ({
  cell,
  layings: TILES.map(({ id }) => TURNS.map((turn): Move => ['layTile', id, cell, turn])),
}));

/** A pawn on a free tile, or the mummy in the place of an opposing worker. [K-11, K-20] */
const placements = (table: Table, seat: Seat): readonly Move[] => {
  const spots = spotsOf(table);
  const moves: Move[] = [];
  for (const piece of PIECES) {
    if (!mayPlace(table, seat, piece)) continue;
    const placings = PLACINGS[piece];
    for (let i = 0; i < placings.length; i++) {
      const placing = placings[i];
      const spot = spots[i];
      if (placing && spot && refusalOfPawn(piece, spot, seat) === null) moves.push(placing);
    }
  }
  return moves;
};

/** Why a piece may not be placed somewhere, or null: the mummy may in the place of an opposing worker. [K-11, K-20] */
const refusalOfPawn = (piece: Piece, spot: Spot | null, seat: Seat): Refusal | null => {
  const pawn = spot?.pawn;
  const isPrey = pawn !== undefined && pawn.player !== seat && pawn.piece === 'worker';
  return isPrey && piece === 'mummy' ? null : refusalOfStanding(spot);
};

/** Every tile of a hand, in every turn, on every cell that is open to it. */
const layings = ({ pyramid }: Table, hand: readonly TileId[]): readonly Move[] => {
  const moves: Move[] = [];
  for (const { cell, layings } of SITES) {
    if (refusalOfSite(pyramid, cell) !== null) continue;
    for (const tile of hand) for (const laying of layings[tile] ?? []) moves.push(laying);
  }
  return moves;
};

/** Why no tile may be laid on a cell, or null: it is empty, and shares a side with a laid tile. [K-30] */
const refusalOfSite = (pyramid: Pyramid, cell: Cell): Refusal | null => {
  if (pyramid[cell] !== undefined) return 'cell-taken';
  for (const other of neighboursOf(cell)) if (pyramid[other] !== undefined) return null;
  return 'not-adjoining';
};

/** How many arguments each move takes. */
const TAKES: Readonly<Record<Move[0], number>> = {
  placePawn: 2,
  rotate: 2,
  swap: 2,
  movePawn: 2,
  layTile: 3,
};
const MOVES = { phases: meta.phases, takes: TAKES };

/** Why a move is refused, or null when it is legal. Anything may be asked: moves come from anywhere. */
export const refusalOf = (table: State | View, seat: Seat, move: AnyMove): Refusal | null => {
  const { step } = table;
  const refusal = refusalOfCall(MOVES, step.kind, actor(step) === seat, move);
  if (refusal !== null || step.kind === 'over') return refusal;
  const [, ...args] = move;
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
  return refusalOfPawn(piece as Piece, spotAt(table, cell), seat);
};

const refusalOfLaying = (
  table: Table,
  hand: readonly TileId[],
  [tile, cell, turn]: readonly unknown[],
): Refusal | null => {
  if (!hand.includes(tile as TileId)) return 'not-in-hand';
  if (!isCell(cell)) return 'no-such-cell';
  const refusal = refusalOfSite(table.pyramid, cell);
  if (refusal !== null) return refusal;
  return isTurn(turn) ? null : 'no-such-turn';
};
