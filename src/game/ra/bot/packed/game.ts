import type { Rivals } from '../../../auction/bot/packed/auction-thought.ts';
import { Foresight, noGains } from '../../../auction/bot/packed/foresight.ts';
import { lookOut, newOutlook } from '../../../auction/bot/packed/outlook.ts';
import type { PackedGame } from '../../../auction/bot/packed/think.ts';
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
  const foresight = new Foresight(WEIGHTS);
  const outlook = newOutlook();
  const gains = noGains();
  return {
    listen: s => {
      lookOut(s, WEIGHTS, outlook);
      lotGains(s, outlook, mind, gains);
      foresight.listen(s);
    },
    promise: (s, seat, sun, best) => foresight.promise(s, gains, seat, sun, best),
    doubt: WEIGHTS.doubt,
  };
};
