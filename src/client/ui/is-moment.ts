/** The last moment that a calendar knows. */
const LAST = 8.64e15;

/** Is it a moment, in milliseconds since 1970? */
export const isMoment = (data: unknown): data is number =>
  Number.isInteger(data) && Math.abs(data as number) <= LAST;
