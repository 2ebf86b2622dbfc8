import type { Layer, Net } from './net.ts';
import { BEFORE_DIGITS, digitsOf, numbersOf } from './net-digits.ts';

/** How many steps the largest weight of an output is, where nobody says. */
const FINE = 127;

/**
 * A net as text, for a module that is loaded when somebody thinks with it. Base64 of: the number of layers (a byte);
 * then for each its inputs and outputs (16 bits each, the lower byte first), and for each output its bias and the step of
 * its weights (32-bit floats). After that the weights of all layers in steps, in the order of `Layer`, as letters
 * (`net-digits.ts`).
 * @param levels how many steps the largest weight of an output is: the fewer, the shorter
 */
export const netText = (net: Net, levels = FINE): string => {
  const size = net.reduce((sum, { outputs }) => sum + 4 + outputs * 8, 1);
  const bytes = new DataView(new ArrayBuffer(size));
  const numbers: number[] = [];
  bytes.setUint8(0, net.length);
  let place = 1;
  for (const { inputs, outputs, weights, biases } of net) {
    bytes.setUint16(place, inputs, true);
    bytes.setUint16(place + 2, outputs, true);
    place += 4;
    const steps = stepsOf(inputs, outputs, weights, levels);
    for (let output = 0; output < outputs; output++) {
      bytes.setFloat32(place, biases[output] as number, true);
      bytes.setFloat32(place + 4, steps[output] as number, true);
      place += 8;
    }
    for (let i = 0; i < weights.length; i++) {
      numbers.push(Math.round((weights[i] as number) / (steps[i % outputs] as number)));
    }
  }
  return textOf(new Uint8Array(bytes.buffer)) + BEFORE_DIGITS + digitsOf(numbers);
};

/** The net of a text of `netText`; or of one of before, in which the weights stand as bytes after those of their layer. */
export const netOf = (text: string): Net => {
  const [head = '', digits] = text.split(BEFORE_DIGITS);
  const bytes = bytesOf(head);
  const numbers = digits === undefined ? null : numbersOf(digits);
  const layers: Layer[] = [];
  let place = 1;
  let taken = 0;
  for (let left = bytes.getUint8(0); left > 0; left--) {
    const inputs = bytes.getUint16(place, true);
    const outputs = bytes.getUint16(place + 2, true);
    place += 4;
    const biases = new Float32Array(outputs);
    const steps = new Float32Array(outputs);
    for (let output = 0; output < outputs; output++) {
      biases[output] = bytes.getFloat32(place, true);
      steps[output] = bytes.getFloat32(place + 4, true);
      place += 8;
    }
    const weights = new Float32Array(inputs * outputs);
    for (let i = 0; i < weights.length; i++) {
      const number = numbers === null ? bytes.getInt8(place++) : (numbers[taken++] as number);
      weights[i] = number * (steps[i % outputs] as number);
    }
    layers.push({ inputs, outputs, weights, biases });
  }
  const [first, ...others] = layers;
  if (first === undefined) throw new RangeError('a net without layers');
  return [first, ...others];
};

/** The step of each output: its largest weight is as many of them as there are levels. */
export const stepsOf = (
  inputs: number,
  outputs: number,
  weights: Float32Array,
  levels = FINE,
): Float32Array => {
  const steps = new Float32Array(outputs);
  for (let output = 0; output < outputs; output++) {
    let largest = 0;
    for (let input = 0; input < inputs; input++) {
      largest = Math.max(largest, Math.abs(weights[input * outputs + output] as number));
    }
    steps[output] = largest === 0 ? 1 : largest / levels;
  }
  return steps;
};

export const textOf = (bytes: Uint8Array): string => {
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters);
};

export const bytesOf = (text: string): DataView => {
  const letters = atob(text);
  const bytes = new Uint8Array(letters.length);
  for (let i = 0; i < letters.length; i++) bytes[i] = letters.charCodeAt(i);
  return new DataView(bytes.buffer);
};
