import type { Net } from '../../game/shared/nets/net.ts';
import type { Random } from '../../game/shared/random.ts';
import {
  addColumn,
  addSlope,
  backward,
  descendAll,
  forward,
  type LearningLayer,
  newLayers,
} from './layers.ts';
import type { Loss } from './loss.ts';

/** A net that learns by gradient descent (Adam). */
export type Learner = {
  readonly net: Net;
  /**
   * Adds what one position teaches.
   * @param target what should come out, by seat @param ahead by how much each was ahead in the end, if that is learnt beside
   * @returns its loss before
   */
  readonly learn: (inputs: Float32Array, target: Float32Array, ahead?: Float32Array) => number;
  /** Takes a step by what the positions since the last step have taught. */
  readonly step: (rate: number) => void;
};

/** Counts the positions that layers learn of, so that a step is by their mean. @param learn adds up what one teaches */
export const learnerOf = (
  layers: readonly LearningLayer[],
  decay: number,
  learn: Learner['learn'],
): Learner => {
  const descend = descendAll(layers, decay);
  let positions = 0;
  return {
    net: layers.map(({ layer }) => layer) as unknown as Net,
    learn: (inputs, target, ahead) => {
      positions += 1;
      return learn(inputs, target, ahead);
    },
    step: rate => {
      descend(rate, positions);
      positions = 0;
    },
  };
};

/** @param sizes the inputs, then the outputs of every layer */
export const newLearner = (
  sizes: readonly number[],
  lossOf: Loss,
  random: Random,
  decay: number,
): Learner => {
  const layers = newLayers(sizes, random);
  const first = layers[0]!;
  const last = layers.at(-1)!;
  const filled = new Uint16Array(sizes[0]!);
  return learnerOf(layers, decay, (inputs, target) => {
    let count = 0;
    for (let i = 0; i < inputs.length; i++) if (inputs[i] !== 0) filled[count++] = i;
    first.out.set(first.layer.biases);
    for (let n = 0; n < count; n++) addColumn(first.layer, first.out, filled[n]!, inputs[filled[n]!]!);
    for (let i = 1; i < layers.length; i++) forward(layers[i]!.layer, layers[i - 1]!.out, layers[i]!.out);
    const loss = lossOf(last.out, target, last.slope);
    for (let i = layers.length - 1; i >= 1; i--) {
      backward(layers[i]!, layers[i - 1]!.out, layers[i]!.slope, layers[i - 1]!.slope);
    }
    const { slope, weights, biases } = first;
    for (let output = 0; output < slope.length; output++) biases.gradient[output]! += slope[output]!;
    for (let n = 0; n < count; n++) addSlope(weights.gradient, slope, filled[n]!, inputs[filled[n]!]!);
    return loss;
  });
};
