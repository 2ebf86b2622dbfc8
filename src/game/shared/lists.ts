/** The entry at a place of a list, from 0; a place that the list does not have is a fault of the caller. */
export const entryAt = <T>(list: ArrayLike<T>, place: number): T => {
  const entry = list[place];
  if (entry === undefined) throw new RangeError(`no place ${place} among ${list.length}`);
  return entry;
};

/** Adds to the number at a place of a list; a place that the list does not have is a fault of the caller. */
export const addAt = (numbers: number[], place: number, more: number): void => {
  numbers[place] = entryAt(numbers, place) + more;
};

/** All of them added up, the first one first. */
export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

/** The same entries by what is written of them; anything else, which a record may hold where a list belongs, as it is. */
export const inOrder = <T>(list: readonly T[], textOf: (entry: T) => string): readonly T[] =>
  Array.isArray(list) ? [...list].sort((a, b) => textOf(a).localeCompare(textOf(b))) : list;
