/**
 * How strong somebody is, as Weng and Lin estimate it (*A Bayesian Approximation Method for Online Ranking*, JMLR 12, 2011): a
 * normal distribution, of which these are the mean and the deviation.
 */
export type Strength = { readonly mu: number; readonly sigma: number };

/** Of somebody of whom nothing is known: the paper's own numbers. */
export const UNKNOWN: Strength = { mu: 25, sigma: 25 / 3 };
/** By how much the luck of one match moves a result (`beta` in the paper), and how much anybody may change between two (`tau`). */
export const BETA = UNKNOWN.sigma / 2;
export const TAU = UNKNOWN.mu / 300;

/** As many rated matches it takes until a rating is more than provisional. */
export const PROVISIONAL = 10;

/** The scale on which ratings are shown: whoever is unknown has a mean of 1500 there, and a deviation of 500. */
const MEAN = 1500;
const DEVIATION = 500;
const PER_MU = DEVIATION / UNKNOWN.sigma;

/** How good somebody is at least, all but surely: by this they are ranked. In units of `mu`. */
export const leastOf = ({ mu, sigma }: Strength): number => mu - 2 * sigma;

/** The number that is shown for it: `mu − 2 sigma`, on the scale. */
export const pointsOf = (strength: Strength): number =>
  Math.round(MEAN + (leastOf(strength) - UNKNOWN.mu) * PER_MU);

/** The deviation, on the scale. */
export const spreadOf = ({ sigma }: Strength): number => Math.round(sigma * PER_MU);
