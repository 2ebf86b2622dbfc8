import { toChances } from '../../game/shared/nets/net.ts';

/**
 * What an error costs.
 * @param out what came out of the net, by seat @param slope filled with how much more of each would cost
 * @returns the loss of this position
 */
export type Loss = (out: Float32Array, target: Float32Array, slope: Float32Array) => number;

/** Cross-entropy of chances. What came out is made into chances, in place. */
export const ofChances: Loss = (out, target, slope) => {
  toChances(out, target.length);
  let loss = 0;
  for (let i = 0; i < target.length; i++) {
    if (target[i]! > 0) loss -= target[i]! * Math.log(Math.max(out[i]!, 1e-9));
    slope[i] = out[i]! - target[i]!;
  }
  return loss;
};

/** Half of the squared errors: what is learnt then is the mean of what may come. */
export const ofNumbers: Loss = (out, target, slope) => {
  let loss = 0;
  for (let i = 0; i < target.length; i++) {
    slope[i] = out[i]! - target[i]!;
    loss += slope[i]! ** 2 / 2;
  }
  return loss;
};
