import { inputsOf, type Layout } from './features.ts';
import type { Evaluation, Layer, Net } from './net.ts';
import { evaluationOf } from './net.ts';
import { stepsOf } from './net-text.ts';

/** What a net that is asked about one seat is told: of the table, of the seat, and of the mean of its rivals. */
export const seatInputs = ({ ofTable, ofSeat }: Layout): number => ofTable + 2 * ofSeat;

/**
 * Works out a net that tells of each seat by the same weights: it is told the numbers of `Layout` once, and gives one
 * output a seat. As the first layer only adds up, what a seat adds for itself and for its rivals is worked out once,
 * and from one position to the next only what is told otherwise: those that one thought leads to are much alike.
 * That leaves no trace, as it all is added up in whole numbers.
 * @param net a net of `seatInputs` inputs, of whose outputs the first is given
 */
export const seatEvaluationOf = (net: Net, layout: Layout, players: number): Evaluation => {
  const [first, ...others] = net;
  const { ofTable, ofSeat } = layout;
  const { outputs: width, biases } = first;
  const { rows, steps } = inSteps(first);
  const ofSeats = besideEachOther(rows, width, layout);
  const told = new Float64Array(inputsOf(layout, players));
  const ofAll = new Float64Array(width);
  /** What each seat adds for itself, then what it adds for its rivals. */
  const sums = new Float64Array(players * 2 * width);
  const asRivals = new Float64Array(width);
  const hidden = new Float32Array(width);
  const [second, ...later] = others;
  if (second === undefined) throw new RangeError('one layer cannot tell seats apart');
  if (Math.max(ofTable, ofSeat) > MOST_NUMBERS) throw new RangeError('a net that is told too much');
  const rest = evaluationOf([second, ...later]);
  const output = new Float32Array((others.at(-1) as Layer).outputs);
  return (inputs, outputs) => {
    addChanges(rows, width, inputs, told, 0, ofTable, ofAll, 0);
    asRivals.fill(0);
    for (let seat = 0; seat < players; seat++) {
      const place = seat * 2 * width;
      addChanges(ofSeats, 2 * width, inputs, told, ofTable + seat * ofSeat, ofSeat, sums, place);
      for (let i = 0; i < width; i++) {
        asRivals[i] = (asRivals[i] as number) + (sums[place + width + i] as number);
      }
    }
    for (let seat = 0; seat < players; seat++) {
      const place = seat * 2 * width;
      for (let i = 0; i < width; i++) {
        const rivals = (asRivals[i] as number) - (sums[place + width + i] as number);
        const sum = (ofAll[i] as number) + (sums[place + i] as number) + rivals / (players - 1);
        const value = (biases[i] as number) + (steps[i] as number) * sum;
        hidden[i] = value > 0 ? value : 0;
      }
      rest(hidden, output);
      outputs[seat] = output[0] as number;
    }
  };
};

/** The largest weight of an output in whole steps: those of a net that was a text are whole multiples of one 127th. */
const MOST_STEPS = 127 * 256;
/** Into how many parts an input of 1 is divided. */
const PARTS = 2 ** 20;

/** The weights of a layer in whole steps, and how much one of them is, for an input of one part. */
const inSteps = ({ inputs, outputs, weights }: Layer) => {
  const steps = stepsOf(inputs, outputs, weights).map(step => (step * 127) / MOST_STEPS);
  const rows = weights.map((weight, i) => Math.round(weight / (steps[i % outputs] as number)));
  return { rows, steps: Float64Array.from(steps, step => step / PARTS) };
};

/** A row for each number told of a seat: its weights for the seat itself, then those for its rivals. */
const besideEachOther = (
  weights: Float32Array,
  outputs: number,
  { ofTable, ofSeat }: Layout,
): Float32Array => {
  const rows = new Float32Array(ofSeat * 2 * outputs);
  for (let i = 0; i < ofSeat; i++) {
    const own = (ofTable + i) * outputs;
    const asRival = own + ofSeat * outputs;
    rows.set(weights.subarray(own, own + outputs), i * 2 * outputs);
    rows.set(weights.subarray(asRival, asRival + outputs), (i * 2 + 1) * outputs);
  }
  return rows;
};

/** Which inputs have changed and by how much, and room for three more; as one net after the other is worked out, one list serves all. */
const MOST_NUMBERS = 1024;
const changed = new Int32Array(MOST_NUMBERS + 3);
const changes = new Float64Array(MOST_NUMBERS + 3);

/** Adds a row for every input, times what the input has changed, to the numbers from a place on. An input that is as before costs nothing. */
const addChanges = (
  rows: Float32Array,
  length: number,
  inputs: Float32Array,
  told: Float64Array,
  from: number,
  count: number,
  into: Float64Array,
  place: number,
): void => {
  let n = 0;
  for (let i = 0; i < count; i++) {
    // What is no number counts as nothing: it would be in the sums for good.
    const now = Math.round((inputs[from + i] as number) * PARTS) || 0;
    const before = told[from + i] as number;
    if (now === before) continue;
    changed[n] = i * length;
    changes[n++] = now - before;
    told[from + i] = now;
  }
  // Four at a time, the last ones with as many times nothing: most of what thinking takes is spent here.
  for (let k = n; k < n + 3; k++) changed[k] = changes[k] = 0;
  for (let k = 0; k < n; k += 4) {
    const [a, b, c, d] = [changed[k], changed[k + 1], changed[k + 2], changed[k + 3]] as Four;
    const [byA, byB, byC, byD] = [changes[k], changes[k + 1], changes[k + 2], changes[k + 3]] as Four;
    for (let i = 0; i < length; i++) {
      into[place + i] =
        (into[place + i] as number) +
        byA * (rows[a + i] as number) +
        byB * (rows[b + i] as number) +
        byC * (rows[c + i] as number) +
        byD * (rows[d + i] as number);
    }
  }
};

type Four = [number, number, number, number];
