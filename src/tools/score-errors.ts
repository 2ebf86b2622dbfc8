import type { SaidAndCame } from './report/figure.ts';

/** How good expected scores are beside those of the end, all in points. */
export type ScoreErrors = {
  /** By how much they are off, on average: most of it nobody could know. */
  readonly meanError: number;
  /** The same of somebody who knows nothing but the mean of all scores. */
  readonly knowingNothing: number;
  /** By how much too high they are, on average. */
  readonly bias: number;
  /** How far the mean of the end is from what was expected, on average over ranges of ten points. */
  readonly calibrationError: number;
  /** Of the scores of each range: what was expected and what came, on average, and how often. */
  readonly ranges: readonly SaidAndCame[];
};

const RANGE = 10;

/** Compares expected scores with those that came, a position at a time. */
export const newScoreErrors = () => {
  const ranges = new Map<number, { said: number; came: number; times: number }>();
  const all: number[] = [];
  let off = 0;
  let above = 0;
  return {
    add: (expected: ArrayLike<number>, scores: ArrayLike<number>): void => {
      for (let seat = 0; seat < scores.length; seat++) {
        const said = expected[seat]!;
        const came = scores[seat]!;
        all.push(came);
        off += Math.abs(said - came);
        above += said - came;
        const place = Math.floor(said / RANGE);
        const range = ranges.get(place) ?? { said: 0, came: 0, times: 0 };
        range.said += said;
        range.came += came;
        range.times += 1;
        ranges.set(place, range);
      }
    },
    told: (): ScoreErrors => {
      const mean = all.reduce((sum, score) => sum + score, 0) / all.length;
      const sum = [...ranges.values()].reduce((apart, { said, came }) => apart + Math.abs(said - came), 0);
      return {
        meanError: off / all.length,
        knowingNothing: all.reduce((apart, score) => apart + Math.abs(score - mean), 0) / all.length,
        bias: above / all.length,
        calibrationError: sum / all.length,
        ranges: [...ranges.values()]
          .map(({ said, came, times }) => ({ said: said / times, came: came / times, times }))
          .toSorted((a, b) => a.said - b.said),
      };
    },
  };
};
