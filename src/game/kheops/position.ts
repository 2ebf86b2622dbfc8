import type { Seat } from '../shared/seats.ts';
import type { Move, Table } from './table.ts';

/** The part of a table that a thought changes. */
export type Position = Pick<Table, 'options' | 'pyramid' | 'pawns' | 'supplies'>;

/** What a position becomes when a seat makes a move. Nothing of the old one is changed. */
export const after = (position: Position, seat: Seat, move: Move): Position => {
  switch (move[0]) {
    case 'placePawn': {
      const [, piece, cell] = move;
      const supplies = position.supplies.map((supply, owner) =>
        owner === seat ? { ...supply, [piece]: supply[piece] - 1 } : supply,
      );
      return { ...position, supplies, pawns: { ...position.pawns, [cell]: { player: seat, piece } } };
    }
    case 'rotate': {
      const [, cell, turn] = move;
      const pyramid = { ...position.pyramid, [cell]: { tile: position.pyramid[cell]!.tile, turn } };
      return { ...position, pyramid };
    }
    case 'swap':
    case 'movePawn': {
      const [, from, to] = move;
      const { [from]: pawn, [to]: there, ...others } = position.pawns;
      const pawns =
        there === undefined ? { ...others, [to]: pawn! } : { ...others, [to]: pawn!, [from]: there };
      return { ...position, pawns };
    }
    case 'layTile': {
      const [, tile, cell, turn] = move;
      return { ...position, pyramid: { ...position.pyramid, [cell]: { tile, turn } } };
    }
  }
};
