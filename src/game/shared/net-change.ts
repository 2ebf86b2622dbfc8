import type { Layer, Net } from './net.ts';
import { bytesOf, stepsOf, textOf } from './net-text.ts';

/**
 * A net that was taught on, as text, by what is different from the one it began as: most of it is nothing, so it takes half
 * the room once it is compressed. Base64 of: for each layer its biases (32-bit floats), then by how many steps of
 * the first net's each weight has changed, −127 to 127, a byte each.
 * @param from the net it began as, out of a text of `netText` @param to layers of the same sizes
 */
export const changeText = (from: Net, to: Net): string => {
  const size = to.reduce((sum, { inputs, outputs }) => sum + outputs * 4 + inputs * outputs, 0);
  const bytes = new DataView(new ArrayBuffer(size));
  let place = 0;
  for (const [i, { inputs, outputs, weights, biases }] of to.entries()) {
    const before = from[i] as Layer;
    const steps = stepsOf(inputs, outputs, before.weights);
    for (const bias of biases) {
      bytes.setFloat32(place, bias, true);
      place += 4;
    }
    for (const [n, weight] of weights.entries()) {
      const change = Math.round((weight - (before.weights[n] as number)) / (steps[n % outputs] as number));
      bytes.setInt8(place, Math.max(-127, Math.min(127, change)));
      place += 1;
    }
  }
  return textOf(new Uint8Array(bytes.buffer));
};

/** The net of a text of `changeText`. @param from the net it began as */
export const changedNet = (from: Net, text: string): Net => {
  const bytes = bytesOf(text);
  let place = 0;
  const layers = from.map(({ inputs, outputs, weights }): Layer => {
    const steps = stepsOf(inputs, outputs, weights);
    const biases = new Float32Array(outputs);
    for (let output = 0; output < outputs; output++) {
      biases[output] = bytes.getFloat32(place, true);
      place += 4;
    }
    const changed = weights.map((weight, n) => {
      const change = bytes.getInt8(place + n);
      return weight + change * (steps[n % outputs] as number);
    });
    place += weights.length;
    return { inputs, outputs, weights: changed, biases };
  });
  return layers as unknown as Net;
};
