import type { AuctionWeights } from '../../auction/bot/weights.ts';

/** What both games' bots believe, with what fits this one (`auction/bot/weights.ts`). */
const OF_AUCTIONS: AuctionWeights = {
  tilesPerSun: 2.21,
  mostPerSun: 9.85,
  lastDraws: 4.7,
  tileFame: 1.8,
  lyingTile: 0.5,
  sunPerTile: 2.5,
  lowestSun: 0.8,
  highestSun: 0.366,
  sunLater: 4.38,
  sunDrift: 1.98,
  rivalry: 0.757,
  doubt: 1.03,
  patience: 0.0595,
};

/**
 * What `steady` believes, in one table, so that it can be tuned by playing tables against each other.
 * Unit: fame, unless the comment says otherwise.
 */
export const WEIGHTS = {
  ...OF_AUCTIONS,
  /** How many times its share of pharaohs a seat gets by choosing lots (factor). */
  pullPharaohs: 1.6,
  /** The same for floods (factor). */
  pullFloods: 1.3,
  /** The same for Niles (factor). */
  pullNiles: 1.2,
  /** The same for a type of civilization it lacks (factor). */
  pullCivilizations: 1.28,
  /** The same for a type of monument (factor). */
  pullMonuments: 1.4,
  /** A god in hand: its two fame, or the tile it will take. */
  god: 3.2,
  /** How much better a tile must be than the god that takes it. */
  godGreed: 0.3,
};
export type Weights = Readonly<Record<keyof typeof WEIGHTS, number>>;
