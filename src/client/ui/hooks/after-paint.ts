/**
 * Calls after the next paint: a press is seen to be taken at once, and what comes of it is worked out then. At once where nothing
 * is painted, and as soon as the page is hidden or closed: what was pressed is not lost.
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
