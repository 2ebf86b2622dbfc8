/** How far ahead a tournament may be announced. Milliseconds. */
export const LONGEST_AHEAD = 90 * 86_400_000;
