import { count } from '../tiles.ts';

/** Fame for gold: three each, and then it is gone. */
export const scoreGold = (tiles: readonly number[]): number => 3 * count(tiles, 'gold');
