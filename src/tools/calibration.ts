import type { SaidAndCame } from './report/figure.ts';

/** How good chances are beside what came. */
export type Calibrated = {
  /** The mean of the squared errors of all seats' chances, added up: for somebody who knows nothing 1 − 1 / seats. */
  readonly brier: number;
  /** How far chances are off from how often it came so, on average over twenty ranges of them. */
  readonly calibrationError: number;
  /** Of the chances of each range: what was said and what came, on average, and how often. */
  readonly ranges: readonly SaidAndCame[];
};

const RANGES = 20;

/** Compares chances with what came, a position at a time. */
export const newCalibration = () => {
  const ranges = Array.from({ length: RANGES }, () => ({ said: 0, came: 0, times: 0 }));
  let errors = 0;
  let positions = 0;
  let all = 0;
  return {
    /** @param won how much of the win each seat had in the end */
    add: (chances: ArrayLike<number>, won: ArrayLike<number>): void => {
      positions += 1;
      for (let seat = 0; seat < won.length; seat++) {
        const said = chances[seat]!;
        const came = won[seat]!;
        errors += (said - came) ** 2;
        all += 1;
        const range = ranges[Math.min(RANGES - 1, Math.floor(said * RANGES))]!;
        range.said += said;
        range.came += came;
        range.times += 1;
      }
    },
    told: (): Calibrated => ({
      brier: errors / positions,
      calibrationError: ranges.reduce((sum, { said, came }) => sum + Math.abs(said - came), 0) / all,
      ranges: ranges
        .filter(({ times }) => times > 0)
        .map(({ said, came, times }) => ({ said: said / times, came: came / times, times })),
    }),
  };
};
