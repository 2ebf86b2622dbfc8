import type { Rivals } from '../../../auction/bot/packed/auction-solver.ts';
import type { PackedGame } from '../../../auction/bot/packed/max-n-search.ts';
import { rivalsBy, surer } from '../../../auction/bot/packed/steady-rivals.ts';
import { type Packed, STEP } from '../../../auction/bot/packed/table.ts';
import { mindOf } from '../mind.ts';
import { WEIGHTS } from '../weights.ts';
import { apply, settle } from './apply.ts';
import { legalMoves } from './moves.ts';
import { steadyMove } from './steady.ts';
import { IN_BAG, newPacked, PRIESTS, TILE_COUNT } from './table.ts';
import { fillLotWorth } from './worth.ts';

/** What priests turn over is left to `steady`: much to think about, and hardly ever anything to gain. [P-02] */
const turnTiles = (s: Packed): void => {
  while (s[STEP] === PRIESTS) apply(s, steadyMove(s), 0);
};

/** Priests of Ra, as its bots think about it. */
export const packedPriests: PackedGame = {
  newTable: newPacked,
  legalMoves,
  apply: (s, move, drawn) => {
    apply(s, move, drawn);
    turnTiles(s);
  },
  settle: s => {
    settle(s);
    turnTiles(s);
  },
  inBag: IN_BAG,
  tiles: TILE_COUNT,
};

/** Rivals who bid as `steady` foresees that they do. */
export const steadyRivals = (): Rivals => {
  const mind = mindOf(WEIGHTS);
  return rivalsBy(WEIGHTS, (s, outlook, gains) => fillLotWorth(s, -1, outlook, mind, gains));
};

/** The same, surer of themselves. */
export const surerRivals = (): Rivals => surer(steadyRivals());
