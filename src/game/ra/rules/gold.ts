import { GOLD_FAME } from '../numbers.ts';
import { count } from '../tiles.ts';

/** Fame for gold: each is worth some, and then it is gone. */
export const scoreGold = (tiles: readonly number[]): number => GOLD_FAME * count(tiles, 'gold');
