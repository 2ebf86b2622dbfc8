import type { Seat } from '../../shared/seats.ts';
import type { Position } from '../position.ts';
import { CELLS } from '../pyramid.ts';
import { countAnkhs, scoreNetworks, weightOf } from '../score.ts';
import { tileOf } from '../tiles.ts';
import type { Weights } from './weights.ts';

/** How many points a seat is ahead, as the pyramid stands and as sure as each network is by now. [K-41 to K-44] */
export const evaluate = (position: Position, seat: Seat, weights: Weights): number => {
  const { pyramid, pawns, supplies } = position;
  const networks = scoreNetworks(position);
  const ankhs = countAnkhs(position, networks);
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
