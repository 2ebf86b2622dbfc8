import type { WatchersElsewhere } from '../transport/watchers.ts';
import type { Holdings } from './holdings.ts';

const KEY = 'watch ';

export type WatchersOnOthers = WatchersElsewhere & {
  /** `listener` is called with matches that more or fewer watch than before. */
  readonly onChange: (listener: (matchIDs: readonly string[]) => void) => void;
};

/** How many pages watch a match on other nodes. A node that dies takes its own with it. */
export const watchersElsewhere = (holdings: Holdings): WatchersOnOthers => ({
  watchersAt: matchID =>
    holdings
      .elsewhere(KEY + matchID)
      .reduce<number>((sum, many) => sum + (typeof many === 'number' ? many : 0), 0),
  watchersHere: (matchID, many) => holdings.set(KEY + matchID, many > 0 ? many : null),
  onChange: listener =>
    holdings.onChange(changes => {
      const ours = changes.filter(({ key }) => key.startsWith(KEY));
      if (ours.length > 0) listener(ours.map(({ key }) => key.slice(KEY.length)));
    }),
});
