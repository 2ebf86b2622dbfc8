import { vi } from 'vitest';

/** Milliseconds after which what was waited for will not come: a busy machine must not fail a test. */
export const PATIENCE = 60_000;

/** Resolves when nothing is thrown any more: sooner or later, also on a machine that is busy with other things. */
export const eventually = <Found>(look: () => Found | Promise<Found>): Promise<Found> =>
  vi.waitFor(look, { timeout: PATIENCE });
