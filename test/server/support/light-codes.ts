import { EFFORT } from '../../../src/server/members/recovery-codes.ts';

/** What a recovery code costs whoever guesses it. */
export const SHIPPED = EFFORT.cost;

// Whoever keeps a name gets ten of them, at half a second of the processor: most of what tests of members would take.
EFFORT.cost = 16;
