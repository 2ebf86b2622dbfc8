import type { TakenBack } from '../../../game/shared/beside-events.ts';

/** So many are kept, the latest: a browser has little room. */
const MOST = 40;

/**
 * With what was taken back last. What had been taken back behind that stands where the match goes on from now; of a choice that
 * nobody has been shown there is nothing to tell.
 */
export const withTakenBack = (before: readonly TakenBack[], last: TakenBack): readonly TakenBack[] => {
  const standing = before.map(back => ({ ...back, after: Math.min(back.after, last.after) }));
  return (last.events.length === 0 ? standing : [...standing, last]).slice(-MOST);
};
