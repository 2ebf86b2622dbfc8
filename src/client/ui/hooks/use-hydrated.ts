import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False while React hydrates a page that was prerendered, the same for everybody, when the site was built: what only this device
 * knows is rendered a moment later.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
