import { useSyncExternalStore } from 'react';

/** Does a media query hold now? */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    changed => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
  );
