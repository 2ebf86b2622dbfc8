import type { Seat } from '../../shared/seats.ts';
import type { Position } from '../position.ts';
import { CELLS } from '../pyramid.ts';
import { countAnkhs, type Value, valueNetworks, weightOf } from '../score.ts';
import { tileOf } from '../tiles.ts';
import type { Weights } from './weights.ts';

/**
 * Tells how many points a seat is ahead, as the pyramid stands and as sure as each network is by now. To be made
 * afresh for every decision: it remembers what the networks of a pyramid are worth, as most thoughts only move
 * pawns. [K-41 to K-44]
 */
export const evaluator = (seat: Seat, weights: Weights): ((position: Position) => number) => {
  const known = new Map<Position['pyramid'], readonly Value[]>();
  return position => {
    const values = known.get(position.pyramid) ?? valueNetworks(position);
    known.set(position.pyramid, values);
    return pointsAhead(position, values, seat, weights);
  };
};

const pointsAhead = (
  { pyramid, pawns, supplies }: Position,
  networks: readonly Value[],
  seat: Seat,
  weights: Weights,
): number => {
  const ankhs = countAnkhs({ pyramid, pawns }, networks);
  const done = Object.keys(pyramid).length / CELLS.length;
  const grown = weights.early + (1 - weights.early) * done;
  let ahead = ankhs[seat]! ** 2 - ankhs[1 - seat]! ** 2;
  for (const { cells, points } of networks) {
    let lead = 0;
    for (const cell of cells) {
      const pawn = pawns[cell];
      if (pawn === undefined) continue;
      const weight = weightOf(pawn, tileOf(pyramid[cell]!.tile));
      lead += pawn.player === seat ? weight : -weight;
    }
    const sure = 1 - (1 - weights.lead) ** Math.abs(lead);
    ahead += Math.sign(lead) * (done === 1 ? Math.ceil(sure) : sure) * points * grown;
  }
  for (const [owner, supply] of supplies.entries()) {
    const kept = weights.mummy * supply.mummy + weights.guard * (supply.priest + supply.pharaoh);
    ahead += (owner === seat ? kept : -kept) * (1 - done);
  }
  return ahead;
};
