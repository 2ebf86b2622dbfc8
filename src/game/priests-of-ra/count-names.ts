import type { CountNames } from '../contract.ts';
import { SIDES, TILES } from './tiles.ts';

/** What the bare counts of a table count, in their order. */
export const countNames: CountNames = { tiles: SIDES, inBag: TILES };
