import { overlooking } from '../../shared/bots/overlooking.ts';
import { steadyBot } from './steady.ts';
import { WEIGHTS } from './weights.ts';

/** A beginner: it goes for the row that looks best, whoever else may want it, and does not see every row. */
export const easy = overlooking(steadyBot({ ...WEIGHTS, envy: 0, theirSpread: 20 }), 50);
