/** PostgreSQL's number for the type `text`. */
const TEXT = 25;

/** What stands in one column of a row. */
export type Cell = string | number | null;

/**
 * A `text[]` as PostgreSQL takes it in binary: its driver would write it as one text, in which every quotation mark of every
 * document bears a sign, and both sides look for those.
 */
export const textArray = (cells: readonly Cell[]): Buffer => {
  const texts = cells.map(cell => (cell === null ? null : Buffer.from(String(cell))));
  const length = texts.reduce((sum, text) => sum + 4 + (text?.length ?? 0), 20);
  const array = Buffer.allocUnsafe(length);
  // One dimension, which may hold nulls, of so many texts, the first of which has the number 1.
  let at = 0;
  for (const number of [1, 1, TEXT, texts.length, 1]) at = array.writeInt32BE(number, at);
  for (const text of texts) {
    at = array.writeInt32BE(text?.length ?? -1, at);
    if (text !== null) at += text.copy(array, at);
  }
  return array;
};
