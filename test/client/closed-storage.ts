import { vi } from 'vitest';

/** A browser that lets pages keep nothing, as some do in private windows. Undone by `vi.unstubAllGlobals`. */
export const closeStorage = (): void => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: denied, setItem: denied, removeItem: denied });
};
