import { assertDefined } from '../shared/assert.ts';
import { at, type Seat } from '../shared/seats.ts';
import { standing } from './score.ts';
import { type Move, PIECES, type Table } from './table.ts';
import { isPower, tileOf } from './tiles.ts';

/**
 * What a seat does whose time has run out: its least pawn goes where it sends nobody away and sets off nothing, and is worth most
 * to its owner as the pyramid stands; a power is used, and a tile laid, where that changes the scores least.
 */
export const mildest = (table: Table, seat: Seat, moves: readonly Move[]): Move => {
  const [first] = moves;
  switch (first?.[0]) {
    case undefined:
      throw new RangeError(`seat ${seat} is not to act`);
    case 'placePawn':
      return leastOf(moves, move => harmOfPawn(table, seat, move));
    default: {
      const before = standing(table).scores;
      return leastOf(moves, move => {
        const after = standing(boardAfter(table, seat, move)).scores;
        return after.reduce((sum, score, player) => sum + Math.abs(score - at(before, player)), 0);
      });
    }
  }
};

/** The first of those that cost least. */
const leastOf = (moves: readonly Move[], costOf: (move: Move) => number): Move => {
  const costs = moves.map(costOf);
  return assertDefined(moves[costs.indexOf(Math.min(...costs))], 'there is a move');
};

/** A pawn that is worth more, a worker sent away, a power set off: each weighs more than any score. */
const harmOfPawn = (table: Table, seat: Seat, move: Move): number => {
  if (move[0] !== 'placePawn') return 0;
  const [, piece, cell] = move;
  const laid = assertDefined(table.pyramid[cell], 'a pawn stands on a tile');
  const setsOff = isPower(tileOf(laid.tile).symbol) ? 1 : 0;
  const sendsAway = table.pawns[cell] === undefined ? 0 : 1;
  const { scores } = standing(boardAfter(table, seat, move));
  return ((PIECES.indexOf(piece) * 2 + sendsAway) * 2 + setsOff) * 10_000 - at(scores, seat);
};

type Board = Pick<Table, 'pyramid' | 'pawns' | 'options'>;

/** The pyramid as a move alone would leave it: neither a power nor a scoring follows. */
const boardAfter = ({ pyramid, pawns, options }: Table, seat: Seat, move: Move): Board => {
  const board = { pyramid: { ...pyramid }, pawns: { ...pawns }, options };
  switch (move[0]) {
    case 'placePawn':
      board.pawns[move[2]] = { player: seat === 0 ? 0 : 1, piece: move[1] };
      break;
    case 'rotate': {
      const { tile } = assertDefined(pyramid[move[1]], 'what is turned is a tile');
      board.pyramid[move[1]] = { tile, turn: move[2] };
      break;
    }
    case 'layTile':
      board.pyramid[move[2]] = { tile: move[1], turn: move[3] };
      break;
    default: {
      const [, from, to] = move;
      const [one, other] = [pawns[from], pawns[to]];
      delete board.pawns[from];
      if (one !== undefined) board.pawns[to] = one;
      if (other !== undefined) board.pawns[from] = other;
    }
  }
  return board;
};
