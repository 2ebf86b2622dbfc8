import { placePawn } from '../../../../game/kheops/moves/pawn.ts';
import { layTile } from '../../../../game/kheops/moves/tile.ts';
import { usesOf } from '../../../../game/kheops/powers.ts';
import type { Cell } from '../../../../game/kheops/pyramid.ts';
import { type Move, type Piece, playerAt, type View } from '../../../../game/kheops/table.ts';
import { isPower, tileOf } from '../../../../game/kheops/tiles.ts';
import type { AnyChoice } from '../../../../game/shared/beforehand.ts';
import type { Seat } from '../../../../game/shared/seats.ts';

/** Where a seat could place which pawns as the pyramid stands. */
export const placingsOf = (view: View, seat: Seat): readonly AnyChoice[] => {
  const moves: Move[] = [];
  placePawn.legal?.(view, seat, moves as never);
  return moves.map(([, ...parts]) => parts);
};

export const layingsOf = (view: View, seat: Seat): readonly AnyChoice[] => {
  const moves: Move[] = [];
  layTile.legal?.(view, seat, moves as never);
  return moves.map(([, ...parts]) => parts);
};

/** What could be done with the power that a pawn sets off; none where it sets off none. */
export const usesAfter = (view: View, seat: Seat, [piece, cell]: AnyChoice): readonly AnyChoice[] => {
  const at = cell as Cell;
  const laid = view.pyramid[at];
  const symbol = laid === undefined ? null : tileOf(laid.tile).symbol;
  if (!isPower(symbol)) return [];
  const pawns = { ...view.pawns, [at]: { player: playerAt(seat), piece: piece as Piece } };
  const names = ['rotate', 'swap', 'movePawn'] as const;
  return names.flatMap(name => usesOf({ ...view, pawns }, seat, symbol, at, name));
};
