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

/** An auction track, space by space; null is a gap. */
export type Track<Lying extends string> = readonly (Lying | null)[];

/** The tiles on the track, first space first: what is auctioned. */
export const lotOn = <Lying extends string>(track: Track<Lying>): Lying[] => {
  const lot: Lying[] = [];
  for (const tile of track) if (tile !== null) lot.push(tile);
  return lot;
};

export const tilesOn = (track: Track<string>): number => {
  let tiles = 0;
  for (const tile of track) if (tile !== null) tiles += 1;
  return tiles;
};

/** Nobody may draw onto a full auction track; one with gaps is not full. [T-02] */
export const isFull = (track: Track<string>): boolean =>
  track.length === AUCTION_TRACK && !track.includes(null);

/** A tile goes on the first free space. [T-04] */
export const layTile = <Lying extends string>(track: (Lying | null)[], tile: Lying): void => {
  const gap = track.indexOf(null);
  track[gap < 0 ? track.length : gap] = tile;
};

/** The chance that the next tile is Ra, 0 to 1, from counts that are public. */
export const raChance = ({ bag, raLeft }: { readonly bag: number; readonly raLeft: number }): number =>
  bag === 0 ? 0 : raLeft / bag;
