import { rolloutBot } from './rollouts.ts';
import { WEIGHTS } from './weights.ts';

/** The strongest player: it knows what may be answered to its best turns, and plays the best of them on. */
export const expert = rolloutBot(WEIGHTS, {
  plans: 24,
  turns: 24,
  answers: 4,
  hands: 60,
  finalists: 6,
  worlds: 24,
  further: 1,
  scale: 12,
});
