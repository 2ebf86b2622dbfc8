import { overlooking } from '../../shared/overlooking.ts';
import { steadyBot } from './steady.ts';
import { WEIGHTS } from './weights.ts';

/**
 * A beginner: it weighs lots for itself alone, gives no thought to what rivals want or to the epochs that follow, and does not see
 * all that may be done.
 */
export const easy = overlooking(
  steadyBot({ ...WEIGHTS, rivalry: 0, sunLater: 0, doubt: 20, patience: 2 }),
  25,
);
