import { freshTable } from '../auction/setup.ts';
import type { GameSetup } from '../contract.ts';
import { bagging } from './bag.ts';
import type { Options, State } from './table.ts';
import { noTiles, TILE_COUNTS } from './tiles.ts';

/** A new match: no tiles, everything else as in both games. [C-01 to C-06] */
export const setup = (init: GameSetup<Options>): State =>
  freshTable(init, bagging, TILE_COUNTS, (suns, fame) => ({ suns, tiles: noTiles(), fame }));
