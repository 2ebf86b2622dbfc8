import type { Layer, Net } from './net.ts';
import { BEFORE_DIGITS, digitsOf, numbersOf } from './net-digits.ts';
import { bytesOf, stepsOf, textOf } from './net-text.ts';

/**
 * A net that was taught on, as text, by what is different from the one it began as: most of it is nothing, so it takes half
 * the room once it is compressed. Base64 of the biases of all layers (32-bit floats); then by how many steps of the
 * first net's each weight has changed, −127 to 127, as letters (`net-digits.ts`).
 * @param from the net it began as, out of a text of `netText` @param to layers of the same sizes
 */
export const changeText = (from: Net, to: Net): string => {
  const bytes = new DataView(new ArrayBuffer(to.reduce((sum, { outputs }) => sum + outputs * 4, 0)));
  const numbers: number[] = [];
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
      numbers.push(Math.max(-127, Math.min(127, change)));
    }
  }
  return textOf(new Uint8Array(bytes.buffer)) + BEFORE_DIGITS + digitsOf(numbers);
};

/**
 * The net of a text of `changeText`; or of one of before, in which the changes stand as bytes after the biases of their layer.
 * @param from the net it began as
 */
export const changedNet = (from: Net, text: string): Net => {
  const [head = '', digits] = text.split(BEFORE_DIGITS);
  const bytes = bytesOf(head);
  const numbers = digits === undefined ? null : numbersOf(digits);
  let place = 0;
  let taken = 0;
  const layers = from.map(({ inputs, outputs, weights }): Layer => {
    const steps = stepsOf(inputs, outputs, weights);
    const biases = new Float32Array(outputs);
    for (let output = 0; output < outputs; output++) {
      biases[output] = bytes.getFloat32(place, true);
      place += 4;
    }
    const changed = weights.map((weight, n) => {
      const change = numbers === null ? bytes.getInt8(place++) : (numbers[taken++] as number);
      return weight + change * (steps[n % outputs] as number);
    });
    return { inputs, outputs, weights: changed, biases };
  });
  return layers as unknown as Net;
};
