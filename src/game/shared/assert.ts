/**
 * The value, which is known to be there; where it is not, that is a fault of the program, and `why` says what was
 * taken for granted.
 */
export const assertDefined = <T>(value: T, why: string): Exclude<T, undefined | null> => {
  if (value === undefined || value === null) throw new Error(`not there: ${why}`);
  return value as Exclude<T, undefined | null>;
};
