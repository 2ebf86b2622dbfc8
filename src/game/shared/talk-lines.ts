/** What somebody said at a table, as it is kept with the match. */
export type TalkLine = {
  /** The page's own name for it: with the seat, no other line has it. */
  readonly id: string;
  readonly seat: number;
  readonly text: string;
  /** Of a line that was said at the match before this one: what who said it was called there. */
  readonly before?: string;
};

/** So many lines are kept with a match: the last ones. */
export const KEPT_LINES = 50;
/** Bytes of what a page is told at once of what was said; what was said before that it may ask for. */
export const TALK_PAGE = 2000;
/** Characters of a line. */
export const LONGEST_LINE = 300;

/** Breaks and control characters, of which a line has none. */
const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** Anything that is drawn: neither blank nor joiner, nor Braille without a dot; what is younger than these tables may be. */
const SEEN = /[^\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** What somebody has written, as a line of talk; empty where nothing of it would be seen. */
export const lineOf = (written: string): string => {
  const line = written.replaceAll(CONTROLS, ' ').trim();
  return SEEN.test(line) ? line : '';
};
