/**
 * Calls back after the next paint, so that a press is seen to be taken before what comes of it is worked out. A hidden page is not
 * painted: it calls back at once, and so does one that is hidden meanwhile, so that the press is not lost.
 */
export const afterPaint = (then: () => void): void => {
  if (document.hidden) {
    then();
    return;
  }
  const done = new AbortController();
  const once = () => {
    if (done.signal.aborted) return;
    done.abort();
    then();
  };
  document.addEventListener('visibilitychange', once, { signal: done.signal });
  requestAnimationFrame(() => setTimeout(once));
};
