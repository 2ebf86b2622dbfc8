/** How long a bot may think about one move. */
export const THINK_MS = 10_000;

/** The same thinking, which fails when it takes too long: a page must not wait for it for ever. */
export const withinTime =
  <Move>(think: () => Move | Promise<Move>, ms = THINK_MS): (() => Promise<Move>) =>
  () =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`no move within ${ms} ms`)), ms);
      const answered = async () => think();
      answered()
        .then(resolve, reject)
        .finally(() => clearTimeout(timer));
    });
