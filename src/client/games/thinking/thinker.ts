/** What the worker (`thinking-worker.ts`) is told. */
export type Wish = { readonly game: string; readonly asked: readonly unknown[] };
/** What it answers, to one wish after the other. */
export type Answer = { readonly result: unknown };

/** Undefined as long as nobody has asked; null where there is none, or it has failed. */
let thinker: Worker | null | undefined;
let last: Promise<unknown> = Promise.resolve();

/**
 * What the worker makes of it, when all that was asked before has been answered; null where there is no worker, or it is
 * not wanted any more.
 */
export const askThinker = (
  game: string,
  asked: readonly unknown[],
  signal: AbortSignal,
): Promise<Answer | null> => {
  const mine = last.then(() => (signal.aborted ? null : ask({ game, asked })));
  last = mine;
  return mine;
};

const ask = (wish: Wish): Promise<Answer | null> =>
  new Promise(resolve => {
    thinker ??= thinker === undefined ? started() : null;
    if (thinker === null) return resolve(null);
    thinker.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data);
    thinker.onerror = () => {
      thinker?.terminate();
      thinker = null;
      resolve(null);
    };
    thinker.postMessage(wish);
  });

const started = (): Worker | null => {
  if (typeof Worker === 'undefined') return null;
  try {
    return new Worker(new URL('./thinking-worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return null;
  }
};
