import { entryAt } from '../../shared/lists.ts';
import { count, MONUMENTS } from '../tiles.ts';

/** Fame by how many different monuments somebody has. */
const BY_TYPES = [0, 1, 2, 3, 4, 5, 6, 10, 15] as const;
/** Fame for a set of so many of one type. */
const BY_SET = [0, 0, 0, 5, 10, 15] as const;

export const monumentTypes = (tiles: readonly number[]): number => {
  let types = 0;
  for (const monument of MONUMENTS) if (count(tiles, monument) > 0) types += 1;
  return types;
};

/** Fame after the last epoch for different types of monuments. */
export const scoreMonumentKinds = (tiles: readonly number[]): number =>
  entryAt(BY_TYPES, monumentTypes(tiles));

/** Fame for the set of one type. */
export const scoreMonumentSet = (monuments: number): number => entryAt(BY_SET, monuments);

/** Fame after the last epoch for three or more monuments of a type. */
export const scoreMonumentSets = (tiles: readonly number[]): number => {
  let fame = 0;
  for (const monument of MONUMENTS) fame += scoreMonumentSet(count(tiles, monument));
  return fame;
};
