/** How many tiles lie on a full auction track. [C-01] */
export const AUCTION_TRACK = 8;

/** Which Ra tile ends the epoch, by the number of players. [C-01] */
const RA_TRACK: Readonly<Record<number, number>> = { 2: 6, 3: 8, 4: 9, 5: 10 };

/** How many Ra tiles fill the Ra track. [C-01] */
export const raTrackLength = (players: number): number => {
  const length = RA_TRACK[players];
  if (length === undefined) throw new RangeError(`no Ra track for ${players} players`);
  return length;
};
