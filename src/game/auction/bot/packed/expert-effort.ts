import type { Effort } from './rollouts.ts';

/** How many rollouts the strongest players make: for both games, about eight times the time that `hard` takes. */
export const EXPERT_EFFORT: Effort = {
  candidates: 4,
  within: 0.05,
  further: 6,
  worlds: 32,
  atATime: 16,
  priorWeight: 20,
  sure: 2,
};
