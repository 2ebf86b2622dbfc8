import type { Effort } from './rollouts.ts';

/** How much the strongest players play on: for both games, about eight times the time that `hard` takes. */
export const EXPERT_EFFORT: Effort = {
  finalists: 4,
  within: 0.05,
  further: 6,
  worlds: 32,
  atATime: 16,
  thought: 20,
  sure: 2,
};
