import type { Rolldown } from 'vite';

const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Has these scripts compiled whole while they arrive, beside the page's own thread. By itself a browser compiles a
 * function when it is first called, and there are thousands of them on the way to the first picture. Browsers that do
 * not know the hint read a comment.
 * @see https://v8.dev/blog/explicit-compile-hints
 */
export const calledOnLoad = (bundle: Rolldown.OutputBundle, files: Iterable<string>): void => {
  for (const name of files) {
    const file = bundle[name];
    // It counts on the first line alone, before what Vite puts there: so this is no `banner`.
    if (file?.type === 'chunk' && !file.code.startsWith(HINT)) file.code = HINT + file.code;
  }
};
