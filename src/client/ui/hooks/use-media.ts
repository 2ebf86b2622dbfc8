import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** Does a media query hold now? Asked of the browser once, and heard of from then on: boards render often. */
export const useMedia = (query: string): boolean => {
  const list = useMemo(() => matchMedia(query), [query]);
  const subscribe = useCallback(
    (changed: () => void) => {
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [list],
  );
  return useSyncExternalStore(subscribe, () => list.matches);
};
