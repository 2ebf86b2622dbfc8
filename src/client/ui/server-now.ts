import { steadyNow } from './steady-now.ts';

/** By how many milliseconds the server's clock is ahead of this page's, to about a second. */
let ahead = 0;

/** @param date the `Date` of an answer of the server's */
export const noteServerTime = (date: string | null): void => {
  const at = Date.parse(date ?? '');
  if (!Number.isNaN(at)) ahead = at - steadyNow();
};

/**
 * Now by the server's clock, in milliseconds since 1970: for moments that it has set, or is to be asked for. The machine's own may be
 * days off, and is all there is until the server has answered something.
 */
export const serverNow = (): number => steadyNow() + ahead;
