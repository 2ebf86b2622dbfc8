/** One layer: every output is a bias and a weighted sum of all inputs. */
export type Layer = {
  readonly inputs: number;
  readonly outputs: number;
  /** All weights of the first input, then all of the second: an input that is 0 is skipped in one step. */
  readonly weights: Float32Array;
  readonly biases: Float32Array;
};

/** A small net of dense layers; between two layers whatever is below 0 counts as 0. */
export type Net = readonly [Layer, ...Layer[]];

/** Works a net out: of the inputs it makes the outputs, both in arrays of the caller's. Needs no memory of its own. */
export type Evaluation = (inputs: Float32Array, outputs: Float32Array) => void;

/** @returns what works this net out. What one call leaves behind, the next one writes over: not to be shared by threads */
export const evaluationOf = (net: Net): Evaluation => {
  const between = net.map(({ outputs }) => new Float32Array(outputs));
  return (inputs, outputs) => {
    let from = inputs;
    for (let i = 0; i < net.length; i++) {
      const layer = net[i] as Layer;
      const to = i === net.length - 1 ? outputs : (between[i] as Float32Array);
      forward(layer, from, to, i > 0);
      from = to;
    }
  };
};

/**
 * Works out a layer, four outputs at a time: each is kept as the 32-bit number it would be in `to` after every input.
 * @param onlyAbove0 whether an input below 0 counts as 0
 */
const forward = (
  { inputs, outputs, weights, biases }: Layer,
  from: Float32Array,
  to: Float32Array,
  onlyAbove0: boolean,
): void => {
  let output = 0;
  for (; output + 4 <= outputs; output += 4) {
    let a = biases[output] as number;
    let b = biases[output + 1] as number;
    let c = biases[output + 2] as number;
    let d = biases[output + 3] as number;
    for (let input = 0, place = output; input < inputs; input++, place += outputs) {
      const value = from[input] as number;
      if (value === 0 || (onlyAbove0 && value < 0)) continue;
      a = Math.fround(a + value * (weights[place] as number));
      b = Math.fround(b + value * (weights[place + 1] as number));
      c = Math.fround(c + value * (weights[place + 2] as number));
      d = Math.fround(d + value * (weights[place + 3] as number));
    }
    to[output] = a;
    to[output + 1] = b;
    to[output + 2] = c;
    to[output + 3] = d;
  }
  for (; output < outputs; output++) {
    let sum = biases[output] as number;
    for (let input = 0, place = output; input < inputs; input++, place += outputs) {
      const value = from[input] as number;
      if (value === 0 || (onlyAbove0 && value < 0)) continue;
      sum = Math.fround(sum + value * (weights[place] as number));
    }
    to[output] = sum;
  }
};

/** Makes chances, which add up to 1, of the outputs of a net, in place. @param count how many outputs there are */
export const toChances = (outputs: Float32Array, count: number): void => {
  let top = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < count; i++) top = Math.max(top, outputs[i] as number);
  let all = 0;
  for (let i = 0; i < count; i++) {
    const likely = Math.exp((outputs[i] as number) - top);
    outputs[i] = likely;
    all += likely;
  }
  for (let i = 0; i < count; i++) outputs[i] = (outputs[i] as number) / all;
};
