import { overlooking } from '../../shared/bots/overlooking.ts';
import { steadyBot } from './steady.ts';
import { WEIGHTS } from './weights.ts';

/** A beginner: it takes what looks good at once, does not ask what the other will answer, and does not see all that may be done. */
export const easy = overlooking(steadyBot({ ...WEIGHTS, breadth: 1 }), 45);
