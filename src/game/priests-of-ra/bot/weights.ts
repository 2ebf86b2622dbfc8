/**
 * What `steady` believes, in one table, so that it can be tuned by playing tables against each other.
 * Unit: fame, unless the comment says otherwise.
 */
export const WEIGHTS = {
  /** How many times its share of people a seat gets by choosing sides and lots (factor). */
  pullPeople: 1.18,
  /** The same for buildings (factor). */
  pullBuildings: 1.62,
  /** The same for chambers (factor). */
  pullChambers: 3.3,
  /** The same for the stones of a pyramid (factor). */
  pullStones: 2.11,
  /** The same for plagues, which nobody seeks (factor). */
  pullPlagues: 0.722,
  /** The same for priests (factor). */
  pullPriests: 1,
  /** Chance to gain at least one ankh in an epoch not yet begun (0 to 1). */
  laterAnkh: 0.717,
  /** Chance that such a gain is of two ankhs (0 to 1). */
  laterAnkhPair: 0.22,
  /** Tiles a sun wins in an epoch not yet begun (tiles). */
  tilesPerSun: 2.98,
  /** Tiles a sun can hope for at most, as an auction track holds no more than eight (tiles). */
  mostPerSun: 9.85,
  /** How many of the last draws before a full Ra track nobody can count on (tiles). */
  lastDraws: 5,
  /** What one more tile adds to a lot, before anybody has seen it. */
  tileFame: 2.5,
  /** What a tile that lies on the track counts among those a sun may still win (tiles). */
  lyingTile: 0.5,
  /** What a sun is worth for each tile of its share: it may wait for the tiles it wants, so more than these. */
  sunPerTile: 4,
  /** What the lowest live sun is worth, of the tiles its share is (factor). */
  lowestSun: 0.8,
  /** What the highest live sun is worth beyond that (factor). */
  highestSun: 0.366,
  /** What the highest sun is worth beyond the lowest in each epoch to come. */
  sunLater: 5.45,
  /** Points of suns that one live sun may still shift in the race for the highest total (sun points). */
  sunDrift: 1.98,
  /** Turning one tile over with a priest. */
  turning: 1.74,
  /** What a rival's fame takes from one's own joy, spread over all rivals (factor). */
  rivalry: 0.757,
  /** How far from its best choice a rival may stray. */
  doubt: 1.21,
  /** How much a lot must gain in worth to a seat to make it e times as likely to win it. */
  lotGreed: 5.23,
  /** How much better a call must be than a draw. */
  patience: 0.0595,
};
export type Weights = Readonly<Record<keyof typeof WEIGHTS, number>>;
