import { entryAt } from '../../shared/lists.ts';
import { CIVILIZATION_FAME } from '../numbers.ts';
import { CIVILIZATIONS, count } from '../tiles.ts';

/** How many of the five types somebody has; several of one type count once. */
export const civilizationTypes = (tiles: readonly number[]): number => {
  let types = 0;
  for (const civilization of CIVILIZATIONS) if (count(tiles, civilization) > 0) types += 1;
  return types;
};

/** Fame for civilizations, which then are gone; to have none costs some. */
export const scoreCivilizations = (tiles: readonly number[]): number =>
  entryAt(CIVILIZATION_FAME, civilizationTypes(tiles));
