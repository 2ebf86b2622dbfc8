import { EFFORT } from '../../../src/server/members/recovery-codes.ts';
import { closeLater } from './closing.ts';

/** What a recovery code costs whoever guesses it. */
export const SHIPPED = EFFORT.cost;

// Whoever keeps a name gets ten of them, at half a second of the processor: most of what tests of members would take.
EFFORT.cost = 16;

/** They cost as much as where it is shipped, until the test is over. */
export const atFullLength = (): void => {
  const light = EFFORT.cost;
  EFFORT.cost = SHIPPED;
  closeLater(() => {
    EFFORT.cost = light;
  });
};
