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

/** Works it out a little at a time; null when it is not wanted any more. */
export const thinkInSlices = async <Result>(
  thinking: Thinking<Result>,
  signal: AbortSignal,
): Promise<Result | null> => {
  while (!signal.aborted) {
    const until = performance.now() + SLICE_MS;
    do {
      const { done, value } = thinking.next();
      if (done) return value;
    } while (performance.now() < until);
    await new Promise(resolve => setTimeout(resolve, 0));
  }
  return null;
};
