/** What the people at a table may say to each other there: lines of their own, a few drawn reactions, or nothing. */
export const TALKS = ['all', 'reactions', 'none'] as const;
export type Talk = (typeof TALKS)[number];

/**
 * What a table chose, out of the set-up data of a match of any game (`talk`, beside its bots and options); `all` where nothing is
 * said, null where what is said is wrong.
 */
export const parseTalk = (setupData: unknown): Talk | null => {
  if (setupData === undefined) return 'all';
  if (typeof setupData !== 'object' || setupData === null || Array.isArray(setupData)) return null;
  const { talk } = setupData as Readonly<Record<string, unknown>>;
  return talk === undefined ? 'all' : (TALKS.find(each => each === talk) ?? null);
};

/** Each is a small drawing that stands beside a face for a moment, and is kept nowhere. */
export const REACTIONS = ['well-played', 'ouch', 'thinking', 'hurry', 'thanks', 'oh-no'] as const;
export type Reaction = (typeof REACTIONS)[number];
