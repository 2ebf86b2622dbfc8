/** Something that takes long to work out, in steps between which others may have the page. */
export type Thinking<Result> = Generator<undefined, Result>;

/** Works it out at once. */
export const thinkThrough = <Result>(thinking: Thinking<Result>): Result => {
  for (;;) {
    const { done, value } = thinking.next();
    if (done) return value;
  }
};

/** No press waits longer than this for a figure, in milliseconds. */
const SLICE_MS = 6;

/** So long the table must stand still before anything is thought about it, in milliseconds. */
const REST_MS = 120;

/** Works it out a little at a time; null when it is not wanted any more. */
export const thinkAside = async <Result>(
  thinking: Thinking<Result>,
  signal: AbortSignal,
): Promise<Result | null> => {
  for (let wait = REST_MS; !signal.aborted; wait = 0) {
    await new Promise(resolve => setTimeout(resolve, wait));
    if (signal.aborted) break;
    const until = performance.now() + SLICE_MS;
    do {
      const { done, value } = thinking.next();
      if (done) return value;
    } while (performance.now() < until);
  }
  return null;
};
