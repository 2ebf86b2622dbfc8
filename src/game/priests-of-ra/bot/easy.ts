import { overlooking } from '../../shared/bots/overlooking.ts';
import { steadyBot } from './steady.ts';
import { WEIGHTS } from './weights.ts';

/**
 * A beginner: it wants what is good for itself, whoever else may want it, thinks of no epoch but this one, and does not see
 * every sun, call and tile to turn that it could use.
 */
export const easy = overlooking(steadyBot({ ...WEIGHTS, rivalry: 0, sunLater: 0 }), 40, [
  'pass',
  'draw',
  'doneTurning',
]);
