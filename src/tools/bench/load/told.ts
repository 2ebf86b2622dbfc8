import { applyPatch, type Operation } from 'rfc6902';
import type { Heard } from './wire.ts';

/** What a page is told of a match: as much of its state as its seat may know. */
export type Told = { readonly G: unknown; readonly _stateID: number };

/** The state that a patch makes of the one before it, which it changes; null where it was made for another. */
export const patched = (state: Told, event: Heard): Told | null => {
  const [, before, after, patch] = event.args() as [string, number, number, Operation[]];
  if (state._stateID !== before) return null;
  const faults = applyPatch(state, patch).filter(fault => fault !== null);
  return faults.length > 0 || state._stateID !== after ? null : state;
};
