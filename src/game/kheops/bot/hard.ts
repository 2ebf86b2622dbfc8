import { WEIGHTS } from './weights.ts';
import { wholeTurnBot } from './whole-turn.ts';

/** A strong player: it thinks in whole turns, a few milliseconds each. */
export const hard = wholeTurnBot(WEIGHTS, { plans: 10, turns: 4 });
