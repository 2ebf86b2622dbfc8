import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';

/**
 * As `toStrictEqual`, which is asked only where two values are not the same to the last property, one that is undefined among
 * them: said of each position of a match, its looking costs more than the match.
 */
export const expectEqual = (found: unknown, wanted: unknown): void => {
  if (!isDeepStrictEqual(found, wanted)) expect(found).toStrictEqual(wanted);
};
