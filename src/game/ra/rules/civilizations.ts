import { entryAt } from '../../shared/lists.ts';
import { CIVILIZATIONS, count } from '../tiles.ts';

/** Fame by how many different types of civilization somebody has. */
const BY_TYPES = [-5, 0, 0, 5, 10, 15] as const;

/** How many of the five types somebody has; several of one type count once. */
export const civilizationTypes = (tiles: readonly number[]): number => {
  let types = 0;
  for (const civilization of CIVILIZATIONS) if (count(tiles, civilization) > 0) types += 1;
  return types;
};

/** Fame for civilizations, which then are gone; to have none costs five. */
export const scoreCivilizations = (tiles: readonly number[]): number =>
  entryAt(BY_TYPES, civilizationTypes(tiles));
