/**
 * What the rulebook gives and takes, each number once: rules, bots, and every text that tells one, read it here. A list goes by
 * how many somebody has, from none.
 */

/** By number of players: how many rows there are, and how many cards are in play. */
export const FOR_PLAYERS: Readonly<Record<number, { readonly rowCount: number; readonly inPlay: number }>> = {
  2: { rowCount: 6, inPlay: 80 },
  3: { rowCount: 7, inPlay: 102 },
  4: { rowCount: 8, inPlay: 112 },
};
/** So many cards lie in a full row. */
export const ROW_LENGTH = 3;
/** With so many cards in front of somebody the first scoring comes. */
export const ENOUGH = 13;
/** For kings; more of them are worth no more. */
export const KING_POINTS: readonly number[] = [0, 0, 1, 4, 9, 16, 25, 36];
/** For the most churches. */
export const CHURCH_POINTS = 10;
/** For each knight, and for each of the most. */
export const KNIGHT_POINTS = 1;
export const MOST_KNIGHTS_POINTS = 2;
/** For the animals of a kind. */
export const ANIMAL_POINTS: readonly number[] = [0, 1, 3, 6, 10, 15];
/** For a farmer and a farmwife, and for the two with a farmhouse. */
export const COUPLE_POINTS = 7;
export const FARM_POINTS = 14;
