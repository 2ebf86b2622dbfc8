/** A share of something in percent, and the 95 % interval around it. */
export type Share = { readonly percent: number; readonly low: number; readonly high: number };

/** Two-sided, 95 %. */
const Z = 1.96;

/**
 * A share with its 95 % interval (Wilson's, which is right near 0 and 1 too).
 * @param hits how many of `n`; of a match that several won, each has a part
 */
export const wilson = (hits: number, n: number): Share => {
  const share = hits / n;
  const middle = share + (Z * Z) / (2 * n);
  const half = Z * Math.sqrt((share * (1 - share)) / n + (Z * Z) / (4 * n * n));
  const whole = 1 + (Z * Z) / n;
  return {
    percent: 100 * share,
    low: Math.max(0, (100 * (middle - half)) / whole),
    high: Math.min(100, (100 * (middle + half)) / whole),
  };
};

export const shareText = ({ percent, low, high }: Share): string =>
  `${percent.toFixed(1).padStart(5)} % [${low.toFixed(1)}, ${high.toFixed(1)}]`;
