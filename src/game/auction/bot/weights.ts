/** What a bot of either game believes about suns, draws and rivals. Unit: fame, unless the comment says otherwise. */
export type AuctionWeights = {
  /** Tiles a sun wins in an epoch not yet begun (tiles). */
  readonly tilesPerSun: number;
  /** Tiles a sun can hope for at most, as an auction track holds no more than eight (tiles). */
  readonly mostPerSun: number;
  /** How many of the last draws before a full Ra track nobody can count on (tiles). */
  readonly lastDraws: number;
  /** What one more tile adds to a lot, before anybody has seen it. */
  readonly tileFame: number;
  /** What a tile that lies on the track counts among those a sun may still win (tiles). */
  readonly lyingTile: number;
  /** What a sun is worth for each tile of its share: it may wait for the tiles it wants, so more than these. */
  readonly sunPerTile: number;
  /** What the lowest live sun is worth, of the tiles its share is (factor). */
  readonly lowestSun: number;
  /** What the highest live sun is worth beyond that (factor). */
  readonly highestSun: number;
  /** What the highest sun is worth beyond the lowest in each epoch to come. */
  readonly sunLater: number;
  /** Points of suns that one live sun may still shift in the race for the highest total (sun points). */
  readonly sunDrift: number;
  /** What a rival's fame takes from one's own utility, spread over all rivals (factor). */
  readonly rivalry: number;
  /** How far from its best choice a rival may stray. */
  readonly doubt: number;
  /** How much better a call must be than a draw. */
  readonly patience: number;
};
