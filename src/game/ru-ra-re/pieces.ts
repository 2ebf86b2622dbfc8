import { FOR_PLAYERS } from './numbers.ts';

/** What so many players play with. */
export const piecesFor = (players: number): { readonly rowCount: number; readonly inPlay: number } => {
  const pieces = FOR_PLAYERS[players];
  if (pieces === undefined) throw new RangeError(`Ru-Ra-Re is for two to four players, not ${players}`);
  return pieces;
};
