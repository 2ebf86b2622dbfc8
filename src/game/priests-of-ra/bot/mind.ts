import { type Hopes, hopesOf } from './hope.ts';
import type { Weights } from './weights.ts';

/** What a bot brings to the table: its beliefs, and what follows from them. */
export type Mind = { readonly weights: Weights; readonly hopes: Hopes };

export const mindOf = (weights: Weights): Mind => ({ weights, hopes: hopesOf(weights) });

/** What each seat makes of everybody's fame: its own, less a part of what its rivals have on average. */
export const joyOf = (fame: readonly number[], { rivalry }: Weights): number[] => {
  let all = 0;
  for (const own of fame) all += own;
  const envy = rivalry / (fame.length - 1);
  return fame.map(own => own - envy * (all - own));
};
