import { afterAll, afterEach, expect, vi } from 'vitest';
import { closeAll } from './closing.ts';
import './light-codes.ts';
import { toldWrong } from './told-wrong.ts';

// Test files share their modules, and a hook that a module sets holds only for the first file that loads it. What
// `setupFiles` names is run for each.
afterEach(closeAll);

// Whatever a test is about: all that its pages are told is as `docs/wire.md` says.
afterEach(() => expect(toldWrong()).toEqual([]));

// Nothing that a file has put in the place of something else is there in the next.
afterAll(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
