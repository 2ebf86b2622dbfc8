/**
 * The same tiles in another order: some of them are drawn first, and then the others as they lay.
 * @param bag as text, the last letter is drawn next (`game/auction/bag.ts`)
 * @param drawn a bag of the tiles to be drawn first
 */
export const preparedBag = (bag: string, drawn: string): string => {
  const rest = [...bag];
  for (const letter of drawn) {
    const place = rest.lastIndexOf(letter);
    if (place < 0) throw new RangeError('a lesson draws more tiles of a kind than there are');
    rest.splice(place, 1);
  }
  return rest.join('') + drawn;
};
