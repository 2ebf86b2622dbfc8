import type { Random } from '../../src/game/shared/random.ts';

/** A source of chance nobody may ask. */
export const noChance: Random = {
  below: () => {
    throw new Error('chance was asked');
  },
};
