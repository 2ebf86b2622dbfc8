import { useCallback, useState } from 'react';

/**
 * Hands on what was thrown where nobody hears it, in a promise or a timer, to where the page is drawn: there the
 * boundary around the pages catches it and says so.
 */
export const usePageFailure = (): ((error: unknown) => void) => {
  const [, set] = useState(null);
  return useCallback((error: unknown) => {
    set(() => {
      throw error;
    });
  }, []);
};
