import { useCallback, useState } from 'react';

/**
 * Rethrows while rendering what was thrown in a promise or a timer, where React does not see it: the error boundary
 * around the pages catches it and shows it.
 */
export const usePageFailure = (): ((error: unknown) => void) => {
  const [, set] = useState(null);
  return useCallback((error: unknown) => {
    set(() => {
      throw error;
    });
  }, []);
};
