import { RateLimiterMemory } from 'rate-limiter-flexible';

/** How much may be open at the same time, by key. */
export const openAtOnce = (most: number) => {
  // Nothing expires: what was opened is given back when it is closed.
  const limiter = new RateLimiterMemory({ points: most, duration: 0 });
  return {
    isFull: async (key: string): Promise<boolean> => ((await limiter.get(key))?.consumedPoints ?? 0) >= most,
    opened: async (key: string): Promise<void> => void (await limiter.penalty(key)),
    closed: async (key: string): Promise<void> => {
      const { consumedPoints } = await limiter.reward(key);
      if (consumedPoints <= 0) await limiter.delete(key);
    },
  };
};
