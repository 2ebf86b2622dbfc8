import type { Seat } from '../../../shared/seats.ts';
import { afterMove } from '../../after-move.ts';
import { imagine } from '../../imagine.ts';
import { CELLS, type Cell } from '../../pyramid.ts';
import { type Move, opponentOf, PIECES, playerAt, type Step, type View } from '../../table.ts';
import { CELL_COUNT, NO_TILE, type Packed } from './board.ts';
import { findNetworks, type Networks } from './networks.ts';
import { eachUse, place, powerAt, type Use, use } from './pawns.ts';

/** What is to be done once a move is made, and by whom. */
export type ToDo = { readonly kind: 'pawn' | 'power' | 'tile'; readonly player: Seat };
/** How the match has ended. */
export type Ended = Step & { readonly kind: 'over' };

/** Hands and stock have no part in what is thought here: any will do. */
const NO_CHANCE = { below: () => 0 };

const placeOf = (cell: Cell): number => CELLS.indexOf(cell);

/**
 * Shows the board after a legal move, and puts it back: where a pawn sets a power off, after each use of it. [K-12]
 * @param board the one that `view` shows @param networks those of the board; at each visit those of what is shown
 */
export const eachEnd = (
  view: View,
  board: Packed,
  networks: Networks,
  seat: Seat,
  move: Move,
  visit: (next: ToDo | Ended) => void,
): void => {
  // Where pawns stand has no part in networks: they are found anew only after tiles have changed.
  switch (move[0]) {
    case 'placePawn': {
      const cell = placeOf(move[2]);
      const takeBack = place(board, seat, PIECES.indexOf(move[1]), cell);
      afterPawn(board, networks, seat, cell, visit);
      takeBack();
      return;
    }
    case 'layTile': {
      const [, tile, name, turn] = move;
      if (board.laid === CELL_COUNT - 1) {
        const { step } = afterMove(imagine(view, seat, NO_CHANCE), seat, move);
        if (step.kind === 'over') visit(step);
        return;
      }
      const cell = placeOf(name);
      board.tile[cell] = tile;
      board.turn[cell] = turn;
      board.laid += 1;
      findNetworks(board, networks);
      visit({ kind: 'pawn', player: opponentOf(playerAt(seat)) });
      board.laid -= 1;
      board.turn[cell] = 0;
      board.tile[cell] = NO_TILE;
      return;
    }
    default: {
      const [name, from, to] = move;
      const made: Use =
        name === 'rotate'
          ? { kind: 'rotate', a: placeOf(from), b: to }
          : { kind: 'exchange', a: placeOf(from), b: placeOf(to) };
      const takeBack = use(board, made);
      if (name === 'rotate') findNetworks(board, networks);
      visit({ kind: 'tile', player: seat });
      takeBack();
    }
  }
};

const afterPawn = (
  board: Packed,
  networks: Networks,
  seat: Seat,
  cell: number,
  visit: (next: ToDo) => void,
): void => {
  const power = powerAt(board, cell);
  const toDo: ToDo = { kind: 'tile', player: seat };
  let uses = 0;
  if (power !== null) {
    eachUse(board, seat, power, cell, made => {
      uses += 1;
      if (made.kind === 'rotate') findNetworks(board, networks);
      visit(toDo);
    });
    if (power === 'rotate-corridor' || power === 'rotate-room') findNetworks(board, networks);
  }
  if (uses === 0) visit(toDo);
};
