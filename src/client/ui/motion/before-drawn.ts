/**
 * Does it when the page is about to be drawn. What it asks then, such as where things lie, has to be worked out for the
 * drawing anyway; asked in the answer to a press it would be worked out once more.
 * @returns what calls it off
 */
export const beforeDrawn = (then: () => void): (() => void) => {
  const frame = requestAnimationFrame(then);
  return () => cancelAnimationFrame(frame);
};
