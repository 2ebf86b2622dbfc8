import type { AuctionWeights } from '../../auction/bot/weights.ts';

/** What both games' bots believe, with what fits this one (`auction/bot/weights.ts`). */
const OF_AUCTIONS: AuctionWeights = {
  tilesPerSun: 2.98,
  mostPerSun: 9.85,
  lastDraws: 5,
  tileFame: 2.5,
  lyingTile: 0.5,
  sunPerTile: 4,
  lowestSun: 0.8,
  highestSun: 0.366,
  sunLater: 5.45,
  sunDrift: 1.98,
  rivalry: 0.757,
  doubt: 1.21,
  patience: 0.0595,
};

/**
 * What `steady` believes, in one table, so that it can be tuned by playing tables against each other.
 * Unit: fame, unless the comment says otherwise.
 */
export const WEIGHTS = {
  ...OF_AUCTIONS,
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
  /** Turning one tile over with a priest. */
  turning: 1.74,
  /** How much a lot must gain in worth to a seat to make it e times as likely to win it. */
  lotGreed: 5.23,
};
export type Weights = Readonly<Record<keyof typeof WEIGHTS, number>>;
