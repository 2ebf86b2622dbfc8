type Pieces = { readonly rowCount: number; readonly inPlay: number };
/** By number of players: how many rows there are, and how many cards are in play. */
export const FOR_PLAYERS: Readonly<Record<number, Pieces>> = {
  2: { rowCount: 6, inPlay: 80 },
  3: { rowCount: 7, inPlay: 102 },
  4: { rowCount: 8, inPlay: 112 },
};

/** What so many players play with. */
export const piecesFor = (players: number): Pieces => {
  const pieces = FOR_PLAYERS[players];
  if (pieces === undefined) throw new RangeError(`Ru-Ra-Re is for two to four players, not ${players}`);
  return pieces;
};
