import { describe, expect, it } from 'vitest';
import { inputsOf } from '../../../../src/game/shared/nets/features.ts';
import { evaluationOf, type Layer, type Net, toChances } from '../../../../src/game/shared/nets/net.ts';
import { changedNet, changeText } from '../../../../src/game/shared/nets/net-change.ts';
import { digitsOf, numbersOf } from '../../../../src/game/shared/nets/net-digits.ts';
import { netOf, netText } from '../../../../src/game/shared/nets/net-text.ts';
import { seatEvaluationOf } from '../../../../src/game/shared/nets/seat-net.ts';
import { quickRandom } from '../../../../src/game/shared/random.ts';

const random = quickRandom('nets');
const number = () => random.below(2001) / 1000 - 1;
const layer = (inputs: number, outputs: number): Layer => ({
  inputs,
  outputs,
  weights: Float32Array.from({ length: inputs * outputs }, number),
  biases: Float32Array.from({ length: outputs }, number),
});
const net: Net = [layer(12, 7), layer(7, 5), layer(5, 3)];

/** As the textbook has it. */
const plainly = (layers: Net, inputs: readonly number[]): number[] =>
  layers.reduce(
    (from: number[], { outputs, weights, biases }, i) =>
      Array.from({ length: outputs }, (_, output) =>
        from.reduce(
          (sum, value, input) =>
            sum + (i > 0 ? Math.max(0, value) : value) * weights[input * outputs + output]!,
          biases[output]!,
        ),
      ),
    [...inputs],
  );

describe('a net', () => {
  it.each(['many zeros', 'no zeros'])('gives what its layers say: %s', which => {
    const evaluate = evaluationOf(net);
    const outputs = new Float32Array(3);
    for (let n = 0; n < 50; n++) {
      const inputs = Array.from({ length: 12 }, () =>
        which === 'many zeros' && random.below(3) > 0 ? 0 : number(),
      );
      evaluate(Float32Array.from(inputs), outputs);
      for (const [i, value] of plainly(net, inputs).entries()) expect(outputs[i]).toBeCloseTo(value, 4);
    }
  });

  it('makes chances of its outputs', () => {
    const outputs = Float32Array.of(Math.log(1), Math.log(3), 700);
    toChances(outputs, 2);
    expect([...outputs.subarray(0, 2)]).toEqual([expect.closeTo(0.25, 5), expect.closeTo(0.75, 5)]);
    toChances(outputs, 3);
    expect(outputs[2]).toBeCloseTo(1, 5);
  });
});

describe('a net that tells of each seat by the same weights', () => {
  const layout = { ofTable: 3, ofSeat: 4 };
  const ofSeats: Net = [layer(11, 6), layer(6, 1)];

  it.each([2, 3, 5])(
    'gives what its layers say of the table, the seat and the mean of %i − 1 rivals',
    players => {
      const evaluate = seatEvaluationOf(ofSeats, layout, players);
      const inputs = Array.from({ length: inputsOf(layout, players) }, () =>
        random.below(2) === 0 ? 0 : number(),
      );
      const outputs = new Float32Array(players);
      evaluate(Float32Array.from(inputs), outputs);
      const blocks = Array.from({ length: players }, (_, seat) => inputs.slice(3 + 4 * seat, 7 + 4 * seat));
      for (const [seat, own] of blocks.entries()) {
        const mean = own.map(
          (_, i) =>
            blocks.reduce((sum, block, other) => sum + (other === seat ? 0 : block[i]!), 0) / (players - 1),
        );
        expect(outputs[seat]).toBeCloseTo(plainly(ofSeats, [...inputs.slice(0, 3), ...own, ...mean])[0]!, 4);
      }
    },
  );

  it('gives the same to the last digit, whatever it was asked before', () => {
    const used = seatEvaluationOf(ofSeats, layout, 3);
    const one = new Float32Array(3);
    const other = new Float32Array(3);
    for (let n = 0; n < 200; n++) {
      const inputs = Float32Array.from({ length: inputsOf(layout, 3) }, () =>
        random.below(3) === 0 ? 0 : number() / 3,
      );
      // One number in some is none: that is forgotten with the next position.
      if (n % 20 === 7) inputs[n % inputs.length] = Number.NaN;
      used(inputs, one);
      seatEvaluationOf(ofSeats, layout, 3)(inputs, other);
      expect(one).toEqual(other);
    }
  });
});

describe('a net as text', () => {
  it('is the same net, its weights to half a step of 127 to the largest', () => {
    const read = netOf(netText(net));
    for (const [i, { inputs, outputs, weights, biases }] of read.entries()) {
      const before = net[i]!;
      expect([inputs, outputs]).toEqual([before.inputs, before.outputs]);
      expect(biases).toEqual(before.biases);
      for (const [place, weight] of weights.entries()) {
        expect(Math.abs(weight - before.weights[place]!)).toBeLessThanOrEqual(0.5 / 127 + 1e-6);
      }
    }
  });

  it.each([127, 31])('does not change when it is written once more, in %i steps', levels => {
    const text = netText(net, levels);
    expect(netText(netOf(text), levels)).toBe(text);
    for (const [i, { weights }] of netOf(text).entries()) {
      for (const [place, weight] of weights.entries()) {
        expect(Math.abs(weight - net[i]!.weights[place]!)).toBeLessThanOrEqual(0.5 / levels + 1e-6);
      }
    }
  });

  it('may be written as before, with the weights as bytes', () => {
    const text = btoa(String.fromCharCode(1, 2, 0, 1, 0, 0, 0, 128, 63, 0, 0, 0, 63, 127, 254));
    expect(netOf(text)).toEqual([
      { inputs: 2, outputs: 1, biases: Float32Array.of(1), weights: Float32Array.of(63.5, -1) },
    ]);
  });

  it('has numbers as letters that a string of a program may hold', () => {
    const numbers = Array.from({ length: 255 }, (_, i) => i - 127);
    const digits = digitsOf(numbers);
    expect(digits).toMatch(/^[ #-&(-[\]-_a-~]*$/);
    expect([...numbersOf(digits)]).toEqual(numbers);
  });
});

describe('a net that was taught on, as text', () => {
  const first = netOf(netText(net));
  const taught = first.map(({ inputs, outputs, weights, biases }) => ({
    inputs,
    outputs,
    weights: weights.map(weight => weight + 0.1 * number()),
    biases: biases.map(bias => bias + number()),
  })) as unknown as Net;

  it('is the same net, its weights to half a step of the first one’s', () => {
    const read = changedNet(first, changeText(first, taught));
    for (const [i, { weights, biases }] of read.entries()) {
      expect(biases).toEqual(taught[i]!.biases);
      for (const [place, weight] of weights.entries())
        expect(Math.abs(weight - taught[i]!.weights[place]!)).toBeLessThanOrEqual(0.5 / 127 + 1e-6);
    }
    expect(changedNet(first, changeText(first, read))).toEqual(read);
  });

  it('is the first one where nothing was learnt', () => {
    expect(changedNet(first, changeText(first, first))).toEqual(first);
  });
});
