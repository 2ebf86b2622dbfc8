import type { Layer } from '../../game/shared/nets/net.ts';
import type { Random } from '../../game/shared/random.ts';

/** A layer while it learns: its gradient, and Adam's two means for each weight and bias. */
export type LearningLayer = {
  readonly layer: Layer;
  /** What comes out for the position at hand, and how much more of it would cost. */
  readonly out: Float32Array;
  readonly slope: Float32Array;
  readonly weights: Moments;
  readonly biases: Moments;
};
type Moments = {
  readonly gradient: Float32Array;
  readonly mean: Float32Array;
  readonly square: Float32Array;
};

/** Adam's usual figures (Kingma and Ba, 2014). */
const MEAN_KEPT = 0.9;
const SQUARE_KEPT = 0.999;
const TINY = 1e-8;

/** What a layer makes of what the one below it gives; of that whatever is below 0 counts as 0. */
export const forward = (layer: Layer, from: Float32Array, to: Float32Array): void => {
  to.set(layer.biases);
  for (let input = 0; input < layer.inputs; input++) {
    if (from[input]! > 0) addColumn(layer, to, input, from[input]!);
  }
};

/**
 * Adds to a layer's gradients what one position teaches it.
 * @param above how much more of each output would cost @param below filled with the same of each input
 */
export const backward = (
  { layer, weights, biases }: Pick<LearningLayer, 'layer' | 'weights' | 'biases'>,
  from: Float32Array,
  above: Float32Array,
  below: Float32Array,
): void => {
  for (let output = 0; output < layer.outputs; output++) biases.gradient[output]! += above[output]!;
  for (let input = 0; input < layer.inputs; input++) {
    const value = from[input]!;
    below[input] = 0;
    if (value <= 0) continue;
    addSlope(weights.gradient, above, input, value);
    let sum = 0;
    const start = input * layer.outputs;
    for (let output = 0; output < layer.outputs; output++) {
      sum += above[output]! * layer.weights[start + output]!;
    }
    below[input] = sum;
  }
};

/** What steps by the gradients that were added up of so many positions. */
export const descendAll = (
  layers: readonly LearningLayer[],
  decay: number,
): ((rate: number, positions: number) => void) => {
  let steps = 0;
  return (rate, positions) => {
    if (positions === 0) return;
    steps += 1;
    // Both means begin at nothing and are made up for it.
    const size = (rate * Math.sqrt(1 - SQUARE_KEPT ** steps)) / (1 - MEAN_KEPT ** steps);
    for (const { layer, weights, biases } of layers) {
      descend(layer.weights, weights, positions, size, rate * decay);
      descend(layer.biases, biases, positions, size, 0);
    }
  };
};

export const addColumn = (
  { outputs, weights }: Layer,
  out: Float32Array,
  input: number,
  value: number,
): void => {
  let place = input * outputs;
  let output = 0;
  // Four at a time: most of what learning takes is spent here and in `addSlope`.
  for (; output + 3 < outputs; output += 4, place += 4) {
    out[output]! += value * weights[place]!;
    out[output + 1]! += value * weights[place + 1]!;
    out[output + 2]! += value * weights[place + 2]!;
    out[output + 3]! += value * weights[place + 3]!;
  }
  for (; output < outputs; output++, place++) out[output]! += value * weights[place]!;
};

export const addSlope = (gradient: Float32Array, slope: Float32Array, input: number, value: number): void => {
  const outputs = slope.length;
  let place = input * outputs;
  let output = 0;
  for (; output + 3 < outputs; output += 4, place += 4) {
    gradient[place]! += value * slope[output]!;
    gradient[place + 1]! += value * slope[output + 1]!;
    gradient[place + 2]! += value * slope[output + 2]!;
    gradient[place + 3]! += value * slope[output + 3]!;
  }
  for (; output < outputs; output++, place++) gradient[place]! += value * slope[output]!;
};

const descend = (
  values: Float32Array,
  { gradient, mean, square }: Moments,
  positions: number,
  size: number,
  decay: number,
): void => {
  for (let i = 0; i < values.length; i++) {
    const slope = gradient[i]! / positions;
    gradient[i] = 0;
    mean[i] = MEAN_KEPT * mean[i]! + (1 - MEAN_KEPT) * slope;
    square[i] = SQUARE_KEPT * square[i]! + (1 - SQUARE_KEPT) * slope * slope;
    values[i] = values[i]! * (1 - decay) - (size * mean[i]!) / (Math.sqrt(square[i]!) + TINY);
  }
};

/** @param sizes the inputs, then the outputs of every layer */
export const newLayers = (sizes: readonly number[], random: Random): LearningLayer[] =>
  sizes.slice(1).map((outputs, i) => newLayer(sizes[i]!, outputs, random));

/** Weights of chance, the smaller the more inputs there are (He and others, 2015). */
const newLayer = (inputs: number, outputs: number, random: Random): LearningLayer => {
  const spread = Math.sqrt(2 / inputs);
  const weights = Float32Array.from({ length: inputs * outputs }, () => spread * normal(random));
  return {
    layer: { inputs, outputs, weights, biases: new Float32Array(outputs) },
    out: new Float32Array(outputs),
    slope: new Float32Array(outputs),
    weights: moments(weights.length),
    biases: moments(outputs),
  };
};

const moments = (length: number): Moments => ({
  gradient: new Float32Array(length),
  mean: new Float32Array(length),
  square: new Float32Array(length),
});

/** About normal, with the mean 0 and the deviation 1. */
const normal = (random: Random): number => {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += random.below(0x1_0000) / 0x1_0000;
  return sum;
};
