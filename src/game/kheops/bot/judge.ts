import type { Judge } from '../../coach.ts';
import { inputsOf } from '../../shared/features.ts';
import { type Evaluation, evaluationOf, toChances } from '../../shared/net.ts';
import { netOf } from '../../shared/net-text.ts';
import { at, type BySeat, type Seat } from '../../shared/seats.ts';
import { sharesOf } from '../../shared/shares.ts';
import { after } from '../copy.ts';
import { imagine } from '../imagine.ts';
import { CELLS, type Cell } from '../pyramid.ts';
import { type Move, opponentOf, PIECES, PLAYERS, playerAt, type View } from '../table.ts';
import { fillFeatures, LAYOUT, type ToDo, toDoIn } from './features.ts';
import { CELL_COUNT, NO_TILE, type Packed, pack } from './packed/board.ts';
import { findNetworks, noNetworks } from './packed/networks.ts';
import { eachUse, place, powerAt, type Use, use } from './packed/pawns.ts';

/** Hands and stock have no part in what a net is told: any will do. */
const NO_CHANCE = { below: () => 0 };

const placeOf = (cell: Cell): number => CELLS.indexOf(cell);

/** A judge by a net. @param text of a net (`shared/net-text.ts`) for the numbers of `features.ts` */
export const judgeBy = (text: string): Judge<View, Move> => {
  const inputs = new Float32Array(inputsOf(LAYOUT, PLAYERS.length));
  const outputs = new Float32Array(PLAYERS.length);
  const networks = noNetworks();
  let evaluate: Evaluation | null = null;
  /** @param board its networks are found already: pawns have no part in them */
  const chanceOf = (board: Packed, toDo: ToDo, seat: Seat): number => {
    evaluate ??= evaluationOf(netOf(text));
    fillFeatures(board, networks, toDo, seat, inputs);
    evaluate(inputs, outputs);
    toChances(outputs, PLAYERS.length);
    return at(outputs as unknown as BySeat<number>, 0);
  };

  /** A pawn or a power leaves a tile to be laid. [K-10] */
  const chanceAfterUse = (board: Packed, made: Use, seat: Seat): number => {
    if (made.kind === 'rotate') findNetworks(board, networks);
    return chanceOf(board, { kind: 'tile', player: seat }, seat);
  };

  /** Where a pawn sets a power off, it is what its best use makes of it. [K-12] */
  const chanceAfterPawn = (board: Packed, seat: Seat, cell: number): number => {
    const power = powerAt(board, cell);
    let best = Number.NEGATIVE_INFINITY;
    if (power !== null) {
      eachUse(board, seat, power, cell, made => {
        best = Math.max(best, chanceAfterUse(board, made, seat));
      });
      if (power === 'rotate-corridor' || power === 'rotate-room') findNetworks(board, networks);
    }
    return best >= 0 ? best : chanceOf(board, { kind: 'tile', player: seat }, seat);
  };

  const chanceAfterTile = (
    view: View,
    board: Packed,
    seat: Seat,
    move: Move & readonly ['layTile', ...unknown[]],
  ) => {
    const [, tile, cellName, turn] = move;
    if (board.laid === CELL_COUNT - 1) {
      const { step } = after(imagine(view, seat, NO_CHANCE), seat, move);
      return step.kind === 'over' ? at(sharesOf(step.winners, PLAYERS.length), seat) : 0;
    }
    const cell = placeOf(cellName);
    board.tile[cell] = tile;
    board.turn[cell] = turn;
    board.laid += 1;
    findNetworks(board, networks);
    const chance = chanceOf(board, { kind: 'pawn', player: opponentOf(playerAt(seat)) }, seat);
    board.laid -= 1;
    board.turn[cell] = 0;
    board.tile[cell] = NO_TILE;
    return chance;
  };

  const chanceAfter = (view: View, board: Packed, seat: Seat, move: Move): number => {
    switch (move[0]) {
      case 'placePawn': {
        const cell = placeOf(move[2]);
        const takeBack = place(board, seat, PIECES.indexOf(move[1]), cell);
        const chance = chanceAfterPawn(board, seat, cell);
        takeBack();
        return chance;
      }
      case 'layTile':
        return chanceAfterTile(view, board, seat, move);
      default: {
        const [name, from, to] = move;
        const made: Use =
          name === 'rotate'
            ? { kind: 'rotate', a: placeOf(from), b: to }
            : { kind: 'exchange', a: placeOf(from), b: placeOf(to) };
        const takeBack = use(board, made);
        const chance = chanceAfterUse(board, made, seat);
        takeBack();
        return chance;
      }
    }
  };

  return {
    chances: view => {
      if (view.step.kind === 'over') return sharesOf(view.step.winners, PLAYERS.length);
      const board = pack(view);
      findNetworks(board, networks);
      const first = chanceOf(board, toDoIn(view.step), 0);
      return [first, 1 - first];
    },
    worth: (view, seat, legal) => {
      const board = pack(view);
      findNetworks(board, networks);
      return legal.map(move => chanceAfter(view, board, seat, move));
    },
  };
};
