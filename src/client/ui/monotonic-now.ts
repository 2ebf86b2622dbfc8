/**
 * A monotonic clock, in milliseconds since 1970 by the machine's clock when the page was opened. Deadlines and pauses are counted
 * by it, as the machine's clock may be set while the page is open.
 */
export const monotonicNow = (): number => performance.timeOrigin + performance.now();
