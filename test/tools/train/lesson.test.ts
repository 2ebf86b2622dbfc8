import { describe, expect, it } from 'vitest';
import type { Layout } from '../../../src/game/shared/nets/features.ts';
import { evaluationOf } from '../../../src/game/shared/nets/net.ts';
import { netOf } from '../../../src/game/shared/nets/net-text.ts';
import { seatEvaluationOf } from '../../../src/game/shared/nets/seat-net.ts';
import { quickRandom } from '../../../src/game/shared/random.ts';
import { teach } from '../../../src/tools/train/lesson.ts';
import { playMatches } from '../../../src/tools/train/play-matches.ts';
import { qualityOf } from '../../../src/tools/train/quality.ts';
import { joined, type Training } from '../../../src/tools/train/training.ts';
import { turnedPlaces } from '../../../src/tools/train/turned.ts';

const layout: Layout = { ofTable: 1, ofSeat: 2 };
/** Each of three has two numbers; whoever has most by the first less the second wins. */
const toy: Training = {
  layout,
  hidden: () => [8],
  matches: { 3: 400 },
  passes: 6,
  file: '',
  play: (players, seed, note) => {
    const random = quickRandom(seed);
    const numbers = Array.from({ length: 1 + 2 * players }, () => random.below(1000) / 500 - 1);
    note(Float32Array.from(numbers));
    const more = Array.from(
      { length: players },
      (_, seat) => numbers[1 + 2 * seat]! - numbers[2 + 2 * seat]!,
    );
    const winner = more.indexOf(Math.max(...more));
    return { won: more.map((_, seat) => (seat === winner ? 1 : 0)), scores: more.map(own => 40 + 20 * own) };
  },
};
const positions = joined([
  playMatches(toy, 3, 'toy', { from: 0, to: 250 }),
  playMatches(toy, 3, 'toy', { from: 250, to: 1000 }),
]);

describe('what is played for a lesson', () => {
  it('is the same in parts as in one', () => {
    expect(positions).toEqual(joined([playMatches(toy, 3, 'toy', { from: 0, to: 1000 })]));
  });

  it('looks from another seat as if that were the first', () => {
    const [, fromSecond] = turnedPlaces(layout, 3);
    expect([...fromSecond!]).toEqual([0, 3, 4, 5, 6, 1, 2]);
  });
});

describe.each([false, true])('a net that is taught, seats alike: %s', alike => {
  const lesson = { layout, hidden: [8], alike, passes: 80, seed: '1' };
  const { net, losses } = teach(lesson, positions, 800);

  it('errs less from pass to pass, and on matches that it was not taught', () => {
    expect(losses.at(-1)).toBeLessThan(0.7 * losses[0]!);
    const read = netOf(net);
    const evaluate = alike ? seatEvaluationOf(read, layout, 3) : evaluationOf(read);
    const { matches, brier, calibrationError } = qualityOf(evaluate, positions, 800);
    expect(matches).toBe(200);
    expect(brier).toBeLessThan(0.55);
    expect(calibrationError).toBeLessThan(0.2);
  });

  it('is the same for the same seed, and another for another', () => {
    expect(teach(lesson, positions, 800).net).toBe(net);
    expect(teach({ ...lesson, seed: '2' }, positions, 800).net).not.toBe(net);
  });

  it('learns nothing of matches that are held out', () => {
    const won = positions.won.slice().fill(0, 800 * 3);
    expect(teach(lesson, { ...positions, won }, 800).net).toBe(net);
  });
});

describe.each([false, true])('a net that is taught scores, seats alike: %s', alike => {
  const lesson = { layout, hidden: [8], alike, learns: 'scores', passes: 80, seed: '1' } as const;
  const { net } = teach(lesson, positions, 800);

  it('tells those of matches that it was not taught, in points', () => {
    const read = netOf(net);
    const evaluate = alike ? seatEvaluationOf(read, layout, 3) : evaluationOf(read);
    const { meanError, knowingNothing, bias, calibrationError } = qualityOf(
      evaluate,
      positions,
      800,
      'scores',
    );
    expect(knowingNothing).toBeGreaterThan(10);
    expect(meanError).toBeLessThan(0.6 * knowingNothing!);
    expect(Math.abs(bias!)).toBeLessThan(1);
    expect(calibrationError).toBeLessThan(3);
  });

  it('learns nothing of matches that are held out, nor of matches without scores', () => {
    const scores = positions.scores.slice().fill(0, 800 * 3);
    expect(teach(lesson, { ...positions, scores }, 800).net).toBe(net);
    expect(() => teach(lesson, { ...positions, scores: new Float32Array(0) }, 800)).toThrow('no scores');
  });
});
