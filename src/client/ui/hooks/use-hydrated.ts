import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False while a page takes over what was written for everybody when the site was built: what only this device knows
 * comes a moment later.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
