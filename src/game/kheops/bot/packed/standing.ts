import type { Seat } from '../../../shared/seats.ts';
import { DOUBLE_WEIGHT, PAWN_WEIGHT } from '../../numbers.ts';
import type { Weights } from '../weights.ts';
import { CELL_COUNT, NOBODY, type Packed, PHARAOH, pieceOf, seatOf } from './board.ts';
import type { Networks } from './networks.ts';
import { DOUBLE } from './tiles.ts';
import { keptOf, surenessOf } from './worth.ts';

const NONE = -1;

/**
 * What a table is worth wherever pawns go, as `evaluatorOf` tells it, in a fraction of the time: a pawn changes only the
 * networks that it leaves and comes to.
 */
export type Standing = {
  /** Looks at a table; the tiles must lie as they do then. @param networks those of the board, which must stay as they are */
  readonly look: (board: Packed, networks: Networks, seat: Seat) => void;
  /** How many points the seat is ahead, if the pawns stand as they did except on these cells; -1 for no cell. */
  readonly worth: (one: number, two: number, three: number) => number;
};

export const standingOf = (weights: Weights): Standing => {
  const sure = surenessOf(weights);
  /** The pawns that `sum`, the leads and the ankhs tell of. */
  const pawns = new Int8Array(CELL_COUNT);
  const lead = new Int8Array(CELL_COUNT);
  let board: Packed;
  let networks: Networks;
  let looking: Seat = 0;
  let isOver = false;
  let grown = 0;
  let left = 0;
  let sum = 0;
  let own = 0;
  let others = 0;
  /** The cells whose pawns may be others than at first. */
  let [a, b, c] = [NONE, NONE, NONE];

  const paidBy = (name: number): number => {
    const by = lead[name]!;
    if (by === 0) return 0;
    const certain = isOver ? 1 : sure[by < 0 ? -by : by]!;
    return (by > 0 ? certain : -certain) * networks.points[name]!;
  };

  const put = (cell: number, pawn: number, by: 1 | -1): void => {
    if (pawn === NOBODY) return;
    const isOwn = seatOf(pawn) === looking;
    if (networks.ankh[cell] === 1) {
      if (isOwn) own += by;
      else others += by;
    }
    if (networks.met[cell] === 0) return;
    const weight = DOUBLE[board.tile[cell]!] === 1 || pieceOf(pawn) === PHARAOH ? DOUBLE_WEIGHT : PAWN_WEIGHT;
    const name = networks.of[cell]!;
    sum -= paidBy(name);
    lead[name]! += isOwn === (by === 1) ? weight : -weight;
    sum += paidBy(name);
  };

  const follow = (cell: number): void => {
    if (cell === NONE) return;
    const now = board.pawn[cell]!;
    const was = pawns[cell]!;
    if (now === was) return;
    pawns[cell] = now;
    put(cell, was, -1);
    put(cell, now, 1);
  };

  return {
    look: (looked, found, seat) => {
      board = looked;
      networks = found;
      looking = seat;
      isOver = board.laid === CELL_COUNT;
      const done = board.laid / CELL_COUNT;
      grown = weights.early + (1 - weights.early) * done;
      left = isOver ? 0 : 1 - done;
      sum = 0;
      own = 0;
      others = 0;
      a = b = c = NONE;
      for (let n = 0; n < found.count; n++) lead[found.names[n]!] = 0;
      for (let cell = 0; cell < CELL_COUNT; cell++) {
        pawns[cell] = board.pawn[cell]!;
        put(cell, pawns[cell]!, 1);
      }
    },
    worth: (one, two, three) => {
      follow(a);
      follow(b);
      follow(c);
      [a, b, c] = [one, two, three];
      follow(a);
      follow(b);
      follow(c);
      const kept = left === 0 ? 0 : left * keptOf(board, looking, weights);
      return own * own - others * others + sum * grown + kept;
    },
  };
};
