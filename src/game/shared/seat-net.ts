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
  const ofSeats = besideEachOther(first, layout);
  const ofAll = new Float32Array(width);
  /** What each seat adds for itself, then what it adds for its rivals. */
  const sums = new Float32Array(players * 2 * width);
  const asRivals = new Float32Array(width);
  const hidden = new Float32Array(width);
  const [second, ...later] = others;
  if (second === undefined) throw new RangeError('a net of one layer cannot tell one seat from another');
  if (Math.max(ofTable, ofSeat) > MOST_NUMBERS) throw new RangeError('a net that is told too much');
  const rest = evaluationOf([second, ...later]);
  const output = new Float32Array((others.at(-1) as Layer).outputs);
  return (inputs, outputs) => {
    ofAll.set(first.biases);
    addRows(first.weights, width, inputs, 0, ofTable, ofAll, 0);
    sums.fill(0);
    asRivals.fill(0);
    for (let seat = 0; seat < players; seat++) {
      const place = seat * 2 * width;
      addRows(ofSeats, 2 * width, inputs, ofTable + seat * ofSeat, ofSeat, sums, place);
      for (let i = 0; i < width; i++) {
        asRivals[i] = (asRivals[i] as number) + (sums[place + width + i] as number);
      }
    }
    for (let seat = 0; seat < players; seat++) {
      const place = seat * 2 * width;
      for (let i = 0; i < width; i++) {
        const rivals = (asRivals[i] as number) - (sums[place + width + i] as number);
        const sum = (ofAll[i] as number) + (sums[place + i] as number) + rivals / (players - 1);
        hidden[i] = sum > 0 ? sum : 0;
      }
      rest(hidden, output);
      outputs[seat] = output[0] as number;
    }
  };
};

/** A row for each number told of a seat: its weights for the seat itself, then those for its rivals. */
const besideEachOther = ({ outputs, weights }: Layer, { ofTable, ofSeat }: Layout): Float32Array => {
  const rows = new Float32Array(ofSeat * 2 * outputs);
  for (let i = 0; i < ofSeat; i++) {
    const own = (ofTable + i) * outputs;
    const asRival = own + ofSeat * outputs;
    rows.set(weights.subarray(own, own + outputs), i * 2 * outputs);
    rows.set(weights.subarray(asRival, asRival + outputs), (i * 2 + 1) * outputs);
  }
  return rows;
};

/** Which inputs are not 0, and room for three more; as one net after the other is worked out, one list serves all. */
const MOST_NUMBERS = 1024;
const filled = new Int32Array(MOST_NUMBERS + 3);

/** Adds a row for every input, times the input, to the numbers from a place on. An input that is 0 costs nothing. */
const addRows = (
  rows: Float32Array,
  length: number,
  inputs: Float32Array,
  from: number,
  count: number,
  into: Float32Array,
  place: number,
): void => {
  let n = 0;
  for (let i = 0; i < count; i++) if (inputs[from + i] !== 0) filled[n++] = i;
  // Four at a time, the last ones with as many times nothing: most of what thinking takes is spent here.
  for (let k = n; k < n + 3; k++) filled[k] = 0;
  for (let k = 0; k < n; k += 4) {
    const [a, b, c, d] = [at(k), at(k + 1), at(k + 2), at(k + 3)];
    const value = inputs[from + a] as number;
    const ofB = k + 1 < n ? (inputs[from + b] as number) : 0;
    const ofC = k + 2 < n ? (inputs[from + c] as number) : 0;
    const ofD = k + 3 < n ? (inputs[from + d] as number) : 0;
    for (let i = 0; i < length; i++) {
      into[place + i] =
        (into[place + i] as number) +
        value * (rows[a * length + i] as number) +
        ofB * (rows[b * length + i] as number) +
        ofC * (rows[c * length + i] as number) +
        ofD * (rows[d * length + i] as number);
    }
  }
};

const at = (k: number): number => filled[k] as number;
