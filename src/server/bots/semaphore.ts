export type Semaphore = {
  /** Does it as soon as fewer than the most are being done, in the order in which it was asked for. */
  readonly take: <T>(work: () => Promise<T>) => Promise<T>;
};

/** @param most how much is done at the same time */
export const newSemaphore = (most: number): Semaphore => {
  const waiting: (() => void)[] = [];
  let underWay = 0;
  return {
    take: async work => {
      if (underWay < most) underWay += 1;
      else await new Promise<void>(resolve => waiting.push(resolve));
      try {
        return await work();
      } finally {
        const next = waiting.shift();
        // Whoever is next takes over the place of whoever has ended.
        if (next === undefined) underWay -= 1;
        else next();
      }
    },
  };
};
