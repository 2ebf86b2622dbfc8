import type { Layout } from '../../game/shared/nets/features.ts';
import { seatInputs } from '../../game/shared/nets/seat-net.ts';
import type { Random } from '../../game/shared/random.ts';
import { addColumn, addSlope, backward, forward, newLayers } from './layers.ts';
import { type Learner, learnerOf } from './learner.ts';
import type { Loss } from './loss.ts';

/** What is to be learnt of a seat, and by how much it is going to be ahead. */
const OUTPUTS = 2;
/** What an error in that counts beside one in the chance: a match has one winner, but all were ahead or behind. */
const OF_AHEAD = 0.5;

/**
 * A net that tells of each seat by the same weights (`shared/nets/seat-net.ts`) while it learns: what one seat teaches is
 * learnt for all. It is told positions as `Layout` has them.
 */
export const newSeatLearner = (
  layout: Layout,
  hidden: readonly number[],
  players: number,
  lossOf: Loss,
  random: Random,
  decay: number,
): Learner => {
  const { ofTable, ofSeat } = layout;
  const layers = newLayers([seatInputs(layout), ...hidden, OUTPUTS], random);
  const first = layers[0]!;
  const width = first.layer.outputs;
  const ofSeats = <T>(make: (seat: number) => T): T[] =>
    Array.from({ length: players }, (_, seat) => make(seat));
  /** By layer, then by seat: what came out, and how much more of it would cost. */
  const out = layers.map(({ layer }) => ofSeats(() => new Float32Array(layer.outputs)));
  const slope = layers.map(({ layer }) => ofSeats(() => new Float32Array(layer.outputs)));
  const asRival = ofSeats(() => new Float32Array(width));
  const all = new Float32Array(width);
  const told = new Float32Array(players);
  const off = new Float32Array(players);

  const forwardAll = (inputs: Float32Array): void => {
    all.set(first.layer.biases);
    for (let i = 0; i < ofTable; i++) if (inputs[i] !== 0) addColumn(first.layer, all, i, inputs[i]!);
    for (let seat = 0; seat < players; seat++) {
      const own = out[0]![seat]!;
      const rival = asRival[seat]!.fill(0);
      own.fill(0);
      const from = ofTable + seat * ofSeat;
      for (let i = 0; i < ofSeat; i++) {
        const value = inputs[from + i]!;
        if (value === 0) continue;
        addColumn(first.layer, own, ofTable + i, value);
        addColumn(first.layer, rival, ofTable + ofSeat + i, value);
      }
    }
    for (let i = 0; i < width; i++) {
      let rivals = 0;
      for (let seat = 0; seat < players; seat++) rivals += asRival[seat]![i]!;
      for (let seat = 0; seat < players; seat++) {
        out[0]![seat]![i]! += all[i]! + (rivals - asRival[seat]![i]!) / (players - 1);
      }
    }
    for (let n = 1; n < layers.length; n++) {
      const { layer } = layers[n]!;
      for (let seat = 0; seat < players; seat++) forward(layer, out[n - 1]![seat]!, out[n]![seat]!);
    }
  };

  /** From the last layer to the first, a seat at a time. */
  const backwardAll = (inputs: Float32Array): void => {
    all.fill(0);
    for (let seat = 0; seat < players; seat++) {
      for (let n = layers.length - 1; n >= 1; n--) {
        backward(layers[n]!, out[n - 1]![seat]!, slope[n]![seat]!, slope[n - 1]![seat]!);
      }
      for (let i = 0; i < width; i++) all[i]! += slope[0]![seat]![i]!;
    }
    const { gradient } = first.weights;
    for (let i = 0; i < width; i++) first.biases.gradient[i]! += all[i]!;
    for (let i = 0; i < ofTable; i++) if (inputs[i] !== 0) addSlope(gradient, all, i, inputs[i]!);
    for (let seat = 0; seat < players; seat++) {
      const own = slope[0]![seat]!;
      const rival = asRival[seat]!;
      for (let i = 0; i < width; i++) rival[i] = (all[i]! - own[i]!) / (players - 1);
      const from = ofTable + seat * ofSeat;
      for (let i = 0; i < ofSeat; i++) {
        const value = inputs[from + i]!;
        if (value === 0) continue;
        addSlope(gradient, own, ofTable + i, value);
        addSlope(gradient, rival, ofTable + ofSeat + i, value);
      }
    }
  };

  return learnerOf(layers, decay, (inputs, target, ahead) => {
    forwardAll(inputs);
    const ends = out.at(-1)!;
    for (let seat = 0; seat < players; seat++) told[seat] = ends[seat]![0]!;
    const loss = lossOf(told, target, off);
    for (let seat = 0; seat < players; seat++) {
      const last = slope.at(-1)![seat]!;
      last[0] = off[seat]!;
      last[1] = ahead === undefined ? 0 : OF_AHEAD * (ends[seat]![1]! - ahead[seat]!);
    }
    backwardAll(inputs);
    return loss;
  });
};
