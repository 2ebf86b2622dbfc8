import { vi } from 'vitest';

/** Whether whoever looks wants nothing to move. */
export const motion = (still: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches: still, addEventListener() {}, removeEventListener() {} }));
