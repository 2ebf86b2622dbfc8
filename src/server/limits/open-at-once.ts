import { RateLimiterMemory } from 'rate-limiter-flexible';

/** How much other servers have open, by key. */
export type OpenElsewhere = {
  readonly from: (key: string) => number;
  /** Is told how much is open here, whenever that changes. */
  readonly here: (key: string, open: number) => void;
};

const NOWHERE_ELSE: OpenElsewhere = { from: () => 0, here: () => {} };

/** How much may be open at the same time, by key, on all servers together. */
export const openAtOnce = (most: number, elsewhere: OpenElsewhere = NOWHERE_ELSE) => {
  // Nothing expires: what was opened is given back when it is closed.
  const limiter = new RateLimiterMemory({ points: most, duration: 0 });
  return {
    isFull: async (key: string): Promise<boolean> =>
      ((await limiter.get(key))?.consumedPoints ?? 0) + elsewhere.from(key) >= most,
    opened: async (key: string): Promise<void> => {
      elsewhere.here(key, (await limiter.penalty(key)).consumedPoints);
    },
    closed: async (key: string): Promise<void> => {
      const { consumedPoints } = await limiter.reward(key);
      if (consumedPoints <= 0) await limiter.delete(key);
      elsewhere.here(key, consumedPoints);
    },
  };
};
