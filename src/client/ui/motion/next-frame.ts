/**
 * Calls back before the next paint. Measuring the layout is free there, as the browser has to work it out for the paint anyway; in an
 * event handler it would be worked out once more.
 * @returns what cancels it
 */
export const onNextFrame = (then: () => void): (() => void) => {
  const frame = requestAnimationFrame(then);
  return () => cancelAnimationFrame(frame);
};
