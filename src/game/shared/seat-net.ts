import type { Layout } from './features.ts';
import type { Evaluation, Layer, Net } from './net.ts';
import { evaluationOf } from './net.ts';

/** What a net that is asked about one seat is told: of the table, of the seat, and of the mean of its rivals. */
export const seatInputs = ({ ofTable, ofSeat }: Layout): number => ofTable + 2 * ofSeat;

/**
 * Works out a net that tells of each seat by the same weights: it is told the numbers of `Layout` once, and gives one
 * output a seat. As the first layer only adds up, what a seat adds for itself and for its rivals is worked out once.
 * @param net a net of `seatInputs` inputs, of whose outputs the first is given
 */
export const seatEvaluationOf = (net: Net, layout: Layout, players: number): Evaluation => {
  const [first, ...others] = net;
  const { ofTable, ofSeat } = layout;
  const { outputs: width } = first;
  const ofAll = new Float32Array(width);
  const own = new Float32Array(players * width);
  const asRival = new Float32Array(players * width);
  const hidden = new Float32Array(width);
  const [second, ...later] = others;
  if (second === undefined) throw new RangeError('a net of one layer cannot tell one seat from another');
  const rest = evaluationOf([second, ...later]);
  const output = new Float32Array((others.at(-1) as Layer).outputs);
  return (inputs, outputs) => {
    ofAll.set(first.biases);
    addColumns(first, inputs, 0, ofTable, 0, ofAll, 0);
    own.fill(0);
    asRival.fill(0);
    for (let seat = 0; seat < players; seat++) {
      const from = ofTable + seat * ofSeat;
      addColumns(first, inputs, from, ofSeat, ofTable, own, seat * width);
      addColumns(first, inputs, from, ofSeat, ofTable + ofSeat, asRival, seat * width);
    }
    for (let seat = 0; seat < players; seat++) {
      for (let i = 0; i < width; i++) {
        let rivals = 0;
        for (let other = 0; other < players; other++) {
          if (other !== seat) rivals += asRival[other * width + i] as number;
        }
        const sum = (ofAll[i] as number) + (own[seat * width + i] as number) + rivals / (players - 1);
        hidden[i] = sum > 0 ? sum : 0;
      }
      rest(hidden, output);
      outputs[seat] = output[0] as number;
    }
  };
};

/** Adds what some of the inputs make of the first layer's outputs. @param column which inputs of the net they are */
const addColumns = (
  { outputs, weights }: Layer,
  inputs: Float32Array,
  from: number,
  count: number,
  column: number,
  into: Float32Array,
  place: number,
): void => {
  for (let i = 0; i < count; i++) {
    const value = inputs[from + i] as number;
    if (value === 0) continue;
    const start = (column + i) * outputs;
    for (let output = 0; output < outputs; output++) {
      into[place + output] = (into[place + output] as number) + value * (weights[start + output] as number);
    }
  }
};
