import { entryAt } from '../../shared/lists.ts';
import { MONUMENT_FAME, MONUMENT_SET_FAME } from '../numbers.ts';
import { count, MONUMENTS } from '../tiles.ts';

export const monumentTypes = (tiles: readonly number[]): number => {
  let types = 0;
  for (const monument of MONUMENTS) if (count(tiles, monument) > 0) types += 1;
  return types;
};

/** Fame after the last epoch for different types of monuments. */
export const scoreMonumentKinds = (tiles: readonly number[]): number =>
  entryAt(MONUMENT_FAME, monumentTypes(tiles));

/** Fame for the set of one type. */
export const scoreMonumentSet = (monuments: number): number => entryAt(MONUMENT_SET_FAME, monuments);

/** Fame after the last epoch for three or more monuments of a type. */
export const scoreMonumentSets = (tiles: readonly number[]): number => {
  let fame = 0;
  for (const monument of MONUMENTS) fame += scoreMonumentSet(count(tiles, monument));
  return fame;
};
