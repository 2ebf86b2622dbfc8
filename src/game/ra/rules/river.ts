import { RIVER_FAME } from '../numbers.ts';
import { count, countAll, RIVER } from '../tiles.ts';

/** Fame for the river: for each flood and each Nile, but without a flood nothing. Floods go, Niles stay. */
export const scoreRiver = (tiles: readonly number[]): number =>
  count(tiles, 'flood') === 0 ? 0 : RIVER_FAME * countAll(tiles, RIVER);
