import { rolloutBot } from './rollouts.ts';
import { WEIGHTS } from './weights.ts';

/** The strongest player: it knows what may be answered to its best turns, and plays the best of them on. */
export const expert = rolloutBot(WEIGHTS, {
  plans: 16,
  turns: 20,
  answers: 4,
  hands: 40,
  finalists: 6,
  worlds: 14,
  further: 2,
  scale: 12,
});
