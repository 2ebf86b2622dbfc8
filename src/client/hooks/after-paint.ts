/**
 * Calls after the next paint: a press is seen to be taken at once, and what comes of it is worked out then. At once where nothing
 * is painted.
 */
export const afterPaint = (then: () => void): void => {
  if (document.hidden) then();
  else requestAnimationFrame(() => setTimeout(then));
};
