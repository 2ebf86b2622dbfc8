import type { Layer, Net } from '../../../game/shared/net.ts';
import { toChances } from '../../../game/shared/net.ts';
import type { Random } from '../../../game/shared/random.ts';

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

/** A net that learns chances by gradient descent (Adam) on their cross-entropy. */
export type Learner = {
  readonly net: Net;
  /**
   * Adds what one position teaches.
   * @param target who won @param ahead by how much each was ahead in the end, if that is learnt beside
   * @returns its cross-entropy before
   */
  readonly learn: (inputs: Float32Array, target: Float32Array, ahead?: Float32Array) => number;
  /** Takes a step by what the positions since the last step have taught. */
  readonly step: (rate: number) => void;
};

/** @param sizes the inputs, then the outputs of every layer */
export const newLearner = (sizes: readonly number[], random: Random, decay: number): Learner => {
  const layers = sizes.slice(1).map((outputs, i) => newLayer(sizes[i]!, outputs, random));
  const last = layers.at(-1)!;
  const filled = new Uint16Array(sizes[0]!);
  let positions = 0;

  const forward = (inputs: Float32Array, count: number): void => {
    for (const [i, { layer, out }] of layers.entries()) {
      out.set(layer.biases);
      if (i === 0) for (let n = 0; n < count; n++) addColumn(layer, out, filled[n]!, inputs[filled[n]!]!);
      else {
        const from = layers[i - 1]!.out;
        for (let input = 0; input < layer.inputs; input++) {
          if (from[input]! > 0) addColumn(layer, out, input, from[input]!);
        }
      }
    }
  };

  const backward = (inputs: Float32Array, count: number): void => {
    for (let i = layers.length - 1; i >= 0; i--) {
      const { layer, slope, weights, biases } = layers[i]!;
      for (let output = 0; output < layer.outputs; output++) biases.gradient[output]! += slope[output]!;
      if (i === 0) {
        for (let n = 0; n < count; n++) addSlope(weights.gradient, slope, filled[n]!, inputs[filled[n]!]!);
        return;
      }
      const below = layers[i - 1]!;
      for (let input = 0; input < layer.inputs; input++) {
        const value = below.out[input]!;
        below.slope[input] = 0;
        if (value <= 0) continue;
        addSlope(weights.gradient, slope, input, value);
        let sum = 0;
        const start = input * layer.outputs;
        for (let output = 0; output < layer.outputs; output++) {
          sum += slope[output]! * layer.weights[start + output]!;
        }
        below.slope[input] = sum;
      }
    }
  };

  return {
    net: layers.map(({ layer }) => layer) as unknown as Net,
    learn: (inputs, target) => {
      let count = 0;
      for (let i = 0; i < inputs.length; i++) if (inputs[i] !== 0) filled[count++] = i;
      forward(inputs, count);
      toChances(last.out, last.out.length);
      let loss = 0;
      for (let i = 0; i < target.length; i++) {
        if (target[i]! > 0) loss -= target[i]! * Math.log(Math.max(last.out[i]!, 1e-9));
        last.slope[i] = last.out[i]! - target[i]!;
      }
      backward(inputs, count);
      positions += 1;
      return loss;
    },
    step: descendAll(layers, decay, () => {
      const learnt = positions;
      positions = 0;
      return learnt;
    }),
  };
};

/** What steps by the gradients that were added up. @param taken how many positions they come from; it counts anew then */
export const descendAll = (
  layers: readonly LearningLayer[],
  decay: number,
  taken: () => number,
): ((rate: number) => void) => {
  let steps = 0;
  return rate => {
    const positions = taken();
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

/** Weights of chance, the smaller the more inputs there are (He and others, 2015). */
export const newLayer = (inputs: number, outputs: number, random: Random): LearningLayer => {
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
