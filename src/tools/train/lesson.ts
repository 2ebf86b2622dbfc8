import { inputsOf, type Layout } from '../../game/shared/nets/features.ts';
import type { Net } from '../../game/shared/nets/net.ts';
import { changeText } from '../../game/shared/nets/net-change.ts';
import { netText } from '../../game/shared/nets/net-text.ts';
import { quickRandom } from '../../game/shared/random.ts';
import { SCORE_UNIT } from '../../game/shared/score-unit.ts';
import { shuffle } from '../../game/shared/shuffle.ts';
import { newLearner } from './learner.ts';
import { ofChances, ofNumbers } from './loss.ts';
import { newSeatLearner } from './seat-learner.ts';
import type { Positions, Subject } from './training.ts';
import { turnedPlaces } from './turned.ts';

/** How a net is taught. */
export type Lesson = {
  readonly layout: Layout;
  readonly hidden: readonly number[];
  /** Whether one set of weights tells of every seat (`shared/nets/seat-net.ts`). */
  readonly alike: boolean;
  /** Who wins, where nothing is said. */
  readonly learns?: Subject;
  /** How many steps the largest weights are written in (`netText`). */
  readonly levels?: number;
  readonly passes: number;
  readonly seed: string;
  /** By how much the first step may change a weight. */
  readonly rate?: number;
  /** The net that is taught on; a new one where null. */
  readonly start?: Net | null;
};

/** Positions between two steps. */
const BATCH = 128;
const RATE = 0.002;
/** What a weight loses of itself in each step, times the rate: it keeps what was learnt by heart small. */
const DECAY = 0.02;

/**
 * Teaches a new net the positions of the first matches.
 * @param matches how many are taught; the others are held out
 * @returns the net as text (of one that is taught on: by what is different), and the mean loss of every pass
 */
export const teach = (
  { layout, hidden, alike, learns = 'chances', levels, passes, seed, rate = RATE, start = null }: Lesson,
  positions: Positions,
  matches: number,
): { readonly net: string; readonly losses: readonly number[] } => {
  const { players, numbers, ahead, byMatch } = positions;
  const taught = taughtIn(positions, learns);
  const lossOf = learns === 'scores' ? ofNumbers : ofChances;
  const count = byMatch.slice(0, matches).reduce((sum, n) => sum + n, 0);
  const random = quickRandom(`lesson ${seed}-${players}`);
  const inputs = inputsOf(layout, players);
  const learner = alike
    ? newSeatLearner(layout, hidden, players, lossOf, random, DECAY)
    : newLearner([inputs, ...hidden, players], lossOf, random, DECAY);
  if (start !== null) startFrom(start, learner.net);
  else if (learns === 'scores') beginAtMean(learner.net, taught.subarray(0, count * players));
  const order = Uint32Array.from({ length: count }, (_, i) => i);
  const places = turnedPlaces(layout, players);
  const input = new Float32Array(inputs);
  const target = new Float32Array(players);
  const steps = passes * Math.ceil(count / BATCH);
  let step = 0;
  const losses: number[] = [];
  for (let pass = 0; pass < passes; pass++) {
    shuffle(order, random);
    let loss = 0;
    for (let begin = 0; begin < count; begin += BATCH) {
      for (const position of order.subarray(begin, begin + BATCH)) {
        // In every pass from another seat: what is true of one is true of all.
        const looking = alike ? 0 : random.below(players);
        const turned = places[looking]!;
        for (let i = 0; i < inputs; i++) input[i] = numbers[position * inputs + turned[i]!]!;
        for (let seat = 0; seat < players; seat++) {
          target[seat] = taught[position * players + ((looking + seat) % players)]!;
        }
        const inEnd =
          alike && learns === 'chances' && ahead.length > 0
            ? ahead.subarray(position * players, (position + 1) * players)
            : undefined;
        loss += learner.learn(input, target, inEnd);
      }
      learner.step(rate * 0.5 * (1 + Math.cos((Math.PI * step) / steps)));
      step += 1;
    }
    losses.push(loss / count);
  }
  return { net: start === null ? netText(learner.net, levels) : changeText(start, learner.net), losses };
};

/** What a net should say of each seat in each position. */
const taughtIn = ({ won, foreseen, scores }: Positions, learns: Subject): Float32Array => {
  if (learns === 'chances') return foreseen.length > 0 ? foreseen : won;
  if (scores.length === 0) throw new RangeError('matches of which no scores are told');
  return scores.map(points => points / SCORE_UNIT);
};

/** Has a net say the mean at first, whatever it is told: what is left to learn is small. */
const beginAtMean = (net: Net, taught: Float32Array): void => {
  const mean = taught.reduce((sum, value) => sum + value, 0) / taught.length;
  net.at(-1)?.biases.fill(mean);
};

/** Gives a learner's net the weights of another of the same size. */
const startFrom = (start: Net, net: Net): void => {
  for (const [i, { inputs, outputs, weights, biases }] of net.entries()) {
    const from = start[i];
    if (
      from === undefined ||
      from.inputs !== inputs ||
      from.outputs !== outputs ||
      start.length !== net.length
    )
      throw new RangeError('a net is taught on with the layers that it has');
    weights.set(from.weights);
    biases.set(from.biases);
  }
};
