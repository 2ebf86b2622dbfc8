import { monotonicNow } from './monotonic-now.ts';

/** By how many milliseconds the server's clock is ahead of this page's, to about a second. */
let ahead = 0;

/** @param date the `Date` of an answer of the server's */
export const noteServerTime = (date: string | null): void => {
  const at = Date.parse(date ?? '');
  if (!Number.isNaN(at)) ahead = at - monotonicNow();
};

/** By this machine's clock again, as before the server's first answer. */
export const forgetServerTime = (): void => {
  ahead = 0;
};

/**
 * Now by the server's clock, in milliseconds since 1970, to compare with moments that the server has set. This machine's clock may be
 * days off; it is used only until the server has first answered.
 */
export const serverNow = (): number => monotonicNow() + ahead;
