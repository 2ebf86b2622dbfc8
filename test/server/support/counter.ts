/** Counts what happens, and lets others wait until enough of it has. */
export type Counter = {
  readonly count: () => number;
  readonly add: () => void;
  /** Resolves at the moment at which so much more than now has happened. */
  readonly after: (more: number) => Promise<void>;
};

export const counter = (): Counter => {
  let count = 0;
  const waiting = new Map<() => void, number>();
  return {
    count: () => count,
    add: () => {
      count += 1;
      for (const [go, at] of waiting) {
        if (at > count) continue;
        waiting.delete(go);
        go();
      }
    },
    after: more => new Promise(go => void waiting.set(go, count + more)),
  };
};

/** Resolves at some moment after enough was acknowledged: just then, or when something new is on its way. */
export const someMoment = async (acknowledged: Counter, sent: Counter, enough: number): Promise<void> => {
  await acknowledged.after(enough);
  const more = 1 + Math.floor(Math.random() * 12);
  await (Math.random() < 0.5 ? sent : acknowledged).after(more);
};
