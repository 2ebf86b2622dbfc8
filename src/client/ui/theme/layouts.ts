/**
 * The layouts of pages and tables, and which windows each is for. A stylesheet names a layout, `@media (--phone)`, and a
 * component asks `useMedia(LAYOUTS.phone)`: no other file has widths or heights of windows. Every window has exactly one
 * of the first four.
 *
 * In em, 16 pixels each unless the browser is set to larger letters: where these are twice as large, a window has the layout
 * of one half as large, as it has where the page is zoomed.
 */
export const LAYOUTS = {
  /** On its feet: one column, one band of the table below the other, in reach of the thumb. */
  phone: '(width < 30em) or ((width < 43.75em) and (height >= 30em))',
  /** A phone on its side, and low windows that are no wider than a tablet: what is pressed stands at the right. */
  sideways: '((width >= 30em) and (height < 30em)) or ((43.75em <= width < 62.5em) and (height < 50em))',
  /** On its feet: the bands of a phone, with the room of a desk for each. */
  tablet: '(43.75em <= width < 62.5em) and (height >= 50em)',
  /** From 1000 by 480 pixels: the others beside the scene, one's own below it. */
  desk: '(width >= 62.5em) and (height >= 30em)',
  /** A desk of 1600 by 900 and more: everything grows, and the history stands beside the table. */
  wall: '(width >= 100em) and (height >= 56.25em)',
} as const;

/** Steps inside of a layout: where its parts are nearer together, or all is larger. */
export const STEPS = {
  /** The least desk, up to 1200 pixels: a tablet on its side. */
  narrow: '(62.5em <= width < 75em) and (height >= 30em)',
  /** A desk of 1400 by 800, with room for larger letters and for a sentence more. */
  large: '(width >= 87.5em) and (height >= 50em)',
  /** Of any width, lower than 600: there is one line less. */
  low: '(height < 37.5em)',
} as const;
