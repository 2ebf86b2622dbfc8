import type { Rivals } from '../../../auction/bot/packed/auction-solver.ts';
import type { PackedGame } from '../../../auction/bot/packed/max-n-search.ts';
import { rivalsBy, surer } from '../../../auction/bot/packed/steady-rivals.ts';
import { mindOf } from '../mind.ts';
import { WEIGHTS } from '../weights.ts';
import { apply, settle } from './apply.ts';
import { legalMoves } from './moves.ts';
import { IN_BAG, newPacked, TILE_COUNT } from './table.ts';
import { lotGains } from './worth.ts';

/** Ra, as its bots think about it. */
export const packedRa: PackedGame = {
  newTable: newPacked,
  legalMoves,
  apply,
  settle,
  inBag: IN_BAG,
  tiles: TILE_COUNT,
};

/** Rivals who bid as `steady` foresees that they do. */
export const steadyRivals = (): Rivals => {
  const mind = mindOf(WEIGHTS);
  return rivalsBy(WEIGHTS, (s, outlook, gains) => lotGains(s, outlook, mind, gains));
};

/** The same, surer of themselves. */
export const surerRivals = (): Rivals => surer(steadyRivals());
