import type { Seat } from '../../../shared/seats.ts';
import type { Power } from '../../tiles.ts';
import {
  CELL_COUNT,
  MUMMY,
  NO_TILE,
  NOBODY,
  type Packed,
  PHARAOH,
  PRIEST,
  pawnOf,
  pieceOf,
  seatOf,
  WORKER,
} from './board.ts';
import { IS_ROOM, NO_PAWN, OPENINGS, POWER_OF } from './tiles.ts';

/** What a power does: nothing, a tile of the cell `a` turned to `b`, or the pawns of `a` and `b` exchanged. */
export type Use = { readonly kind: 'none' | 'rotate' | 'exchange'; readonly a: number; readonly b: number };
export const NO_USE: Use = { kind: 'none', a: 0, b: 0 };

const isGuardedFrom = (pawn: number, seat: Seat): boolean =>
  pawn !== NOBODY && seatOf(pawn) !== seat && (pieceOf(pawn) === PRIEST || pieceOf(pawn) === PHARAOH);

const isFree = ({ tile, pawn }: Packed, cell: number): boolean =>
  tile[cell]! !== NO_TILE && pawn[cell] === NOBODY && NO_PAWN[tile[cell]!] === 0;

/**
 * Shows the board after each placing of a pawn, and puts it back. `visit` is told the piece and the cell; the power of
 * the tile is not used yet. [K-11, K-20, K-21]
 */
export const eachPlacing = (
  board: Packed,
  seat: Seat,
  visit: (piece: number, cell: number) => void,
): void => {
  const { pawn, supply } = board;
  for (let piece = 0; piece < 4; piece++) {
    const left = 4 * seat + piece;
    if (supply[left] === 0) continue;
    if ((piece === PRIEST || piece === PHARAOH) && supply[4 * seat + MUMMY!] !== 0) continue;
    for (let cell = 0; cell < CELL_COUNT; cell++) {
      const there = pawn[cell]!;
      const isPrey =
        piece === MUMMY && there !== NOBODY && seatOf(there) !== seat && pieceOf(there) === WORKER;
      if (!isPrey && !isFree(board, cell)) continue;
      if (isPrey) supply[4 * (1 - seat) + WORKER!]! += 1;
      supply[left]! -= 1;
      pawn[cell] = pawnOf(seat, piece);
      visit(piece, cell);
      pawn[cell] = there;
      supply[left]! += 1;
      if (isPrey) supply[4 * (1 - seat) + WORKER!]! -= 1;
    }
  }
};

export const powerAt = ({ tile }: Packed, cell: number): Power | null => POWER_OF[tile[cell]!] ?? null;

/** Shows the board after each use of a power by who has just placed a pawn, and puts it back. Turns that change nothing are shown once. [K-12 to K-15] */
export const eachUse = (
  board: Packed,
  seat: Seat,
  power: Power,
  placed: number,
  visit: (use: Use) => void,
): void => {
  const { tile, turn, pawn } = board;
  if (power === 'rotate-corridor' || power === 'rotate-room') {
    const isRoom = power === 'rotate-room' ? 1 : 0;
    for (let a = 0; a < CELL_COUNT; a++) {
      if (tile[a] === NO_TILE || IS_ROOM[tile[a]!] !== isRoom || isGuardedFrom(pawn[a]!, seat)) continue;
      const was = turn[a]!;
      const turns = OPENINGS[tile[a]!] === 3 ? 1 : 2;
      for (let by = 1; by <= turns; by++) {
        turn[a] = (was + by) % 3;
        visit({ kind: 'rotate', a, b: turn[a]! });
      }
      turn[a] = was;
    }
    return;
  }
  let none = true;
  for (let a = 0; a < CELL_COUNT; a++) {
    const own = pawn[a]!;
    if (own === NOBODY || seatOf(own) !== seat || (power === 'move' && a === placed)) continue;
    for (let b = 0; b < CELL_COUNT; b++) {
      const there = pawn[b]!;
      const fits =
        power === 'move'
          ? isFree(board, b)
          : there !== NOBODY && seatOf(there) !== seat && !isGuardedFrom(there, seat);
      if (!fits) continue;
      none = false;
      pawn[b] = own;
      pawn[a] = there;
      visit({ kind: 'exchange', a, b });
      pawn[a] = own;
      pawn[b] = there;
    }
  }
  if (none) visit(NO_USE);
};

/** Makes a use that `eachUse` has shown, for good; gives how to take it back. */
export const use = ({ turn, pawn }: Packed, { kind, a, b }: Use): (() => void) => {
  if (kind === 'none') return () => {};
  if (kind === 'rotate') {
    const was = turn[a]!;
    turn[a] = b;
    return () => {
      turn[a] = was;
    };
  }
  const swap = () => {
    const there = pawn[b]!;
    pawn[b] = pawn[a]!;
    pawn[a] = there;
  };
  swap();
  return swap;
};

/** Places a pawn for good, back the worker whose place it takes; gives how to take it back. */
export const place = ({ pawn, supply }: Packed, seat: Seat, piece: number, cell: number): (() => void) => {
  const there = pawn[cell]!;
  if (there !== 0) supply[there - 1]! += 1;
  supply[4 * seat + piece]! -= 1;
  pawn[cell] = 1 + 4 * seat + piece;
  return () => {
    pawn[cell] = there;
    supply[4 * seat + piece]! += 1;
    if (there !== 0) supply[there - 1]! -= 1;
  };
};
