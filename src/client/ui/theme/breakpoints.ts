/**
 * Where the layout changes, in CSS pixels of the window. A stylesheet says `min-width` with one of these or `max-width`
 * with one less; it cannot import them, so a test holds every stylesheet to this list.
 */
export const WIDTHS = [
  360, // the smallest phones are narrower
  480, // a form goes into one column, names may break
  600, // the home page's ways stand side by side
  700, // phones are narrower
  900, // two columns of text; the whole row of eight in Ru-Ra-Re
  1000, // the whole table of Kheops beside its history
  1200, // of Ru-Ra-Re
  1260, // of the auction games
  1400, // large screens: larger pieces
  1600, // the history stands beside the table
  2200,
] as const;

/**
 * The same for heights: lower than 360 a table scrolls, a phone on its side is lower than 480; a low window of a desktop than 600;
 * large tables want 800 or more, and those of 700 to 999 px in width that have less lie as on such a phone.
 */
export const HEIGHTS = [360, 480, 600, 800, 900, 1200] as const;

/** The media query of a window at least so wide. */
export const fromWidth = (width: (typeof WIDTHS)[number]): string => `(min-width: ${width}px)`;
