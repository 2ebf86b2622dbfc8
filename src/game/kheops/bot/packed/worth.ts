import type { Seat } from '../../../shared/seats.ts';
import { DOUBLE_WEIGHT, PAWN_WEIGHT } from '../../numbers.ts';
import type { Weights } from '../weights.ts';
import { CELL_COUNT, MUMMY, NOBODY, type Packed, PHARAOH, PRIEST } from './board.ts';
import type { Networks } from './networks.ts';
import { DOUBLE } from './tiles.ts';

const lead = new Int8Array(CELL_COUNT);

/** Numbers of so many parts of one are added up without a remainder, in whatever order: what is level stays level. */
const PARTS = 2 ** 40;

/** How sure of a network somebody is, by how much pawn weight they lead there, before the pyramid is finished. */
export const surenessOf = (weights: Weights): Float64Array =>
  Float64Array.from({ length: 64 }, (_, by) => Math.round(PARTS * (1 - (1 - weights.lead) ** by)) / PARTS);

/** What the pieces kept are worth at the start of a match, the other's taken off. */
export const keptOf = ({ supply }: Packed, seat: Seat, weights: Weights): number => {
  const mine = 4 * seat;
  const theirs = 4 - mine;
  return (
    weights.mummy * (supply[mine + MUMMY!]! - supply[theirs + MUMMY!]!) +
    weights.guard *
      (supply[mine + PRIEST!]! +
        supply[mine + PHARAOH!]! -
        supply[theirs + PRIEST!]! -
        supply[theirs + PHARAOH!]!)
  );
};

/** Tells how many points a seat is ahead, as the pyramid stands and as sure as each network is by now. [K-41 to K-44] */
export const evaluatorOf = (
  weights: Weights,
): ((board: Packed, networks: Networks, seat: Seat) => number) => {
  const sure = surenessOf(weights);
  return (board, { of, count, names, points, ankh }, seat) => {
    const { tile, pawn, laid } = board;
    const done = laid / CELL_COUNT;
    const grown = weights.early + (1 - weights.early) * done;
    for (let n = 0; n < count; n++) lead[names[n]!] = 0;
    let own = 0;
    let others = 0;
    for (let cell = 0; cell < CELL_COUNT; cell++) {
      const stands = pawn[cell]!;
      if (stands === NOBODY) continue;
      const isOwn = (stands - 1) >> 2 === seat;
      if (ankh[cell] === 1) {
        if (isOwn) own += 1;
        else others += 1;
      }
      const weight =
        DOUBLE[tile[cell]!] === 1 || ((stands - 1) & 3) === PHARAOH ? DOUBLE_WEIGHT : PAWN_WEIGHT;
      // Outside of networks too: such a cell is no name, so nobody asks for it.
      lead[of[cell]!]! += isOwn ? weight : -weight;
    }
    let sum = 0;
    for (let n = 0; n < count; n++) {
      const name = names[n]!;
      const by = lead[name]!;
      if (by === 0) continue;
      const certain = laid === CELL_COUNT ? 1 : sure[by < 0 ? -by : by]!;
      sum += (by > 0 ? certain : -certain) * points[name]!;
    }
    const kept = laid < CELL_COUNT ? keptOf(board, seat, weights) * (1 - done) : 0;
    return own * own - others * others + sum * grown + kept;
  };
};
