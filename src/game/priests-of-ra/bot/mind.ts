import { type Hopes, hopesOf } from './hope.ts';
import type { Weights } from './weights.ts';

/** What a bot brings to the table: its beliefs, and what follows from them. */
export type Mind = { readonly weights: Weights; readonly hopes: Hopes };

export const mindOf = (weights: Weights): Mind => ({ weights, hopes: hopesOf(weights) });
