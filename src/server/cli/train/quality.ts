import { type Evaluation, toChances } from '../../../game/shared/net.ts';
import { type Positions, positionsIn } from './training.ts';

/** How well a net foretells matches that it was not taught. */
export type Quality = {
  readonly matches: number;
  readonly positions: number;
  /** The mean of the squared errors of all seats' chances, added up: for somebody who knows nothing 1 − 1 / seats. */
  readonly brier: number;
  /** How far chances are off from how often it came so, on average over twenty ranges of them. */
  readonly calibrationError: number;
};

const RANGES = 20;

/** @param from the first match that was held out */
export const qualityOf = (evaluate: Evaluation, positions: Positions, from: number): Quality => {
  const { inputs, players, numbers, won, byMatch } = positions;
  const chances = new Float32Array(players);
  const ranges = Array.from({ length: RANGES }, () => ({ said: 0, came: 0 }));
  const first = byMatch.slice(0, from).reduce((sum, n) => sum + n, 0);
  const count = positionsIn(positions) - first;
  let brier = 0;
  for (let position = first; position < first + count; position++) {
    evaluate(numbers.subarray(position * inputs, (position + 1) * inputs), chances);
    toChances(chances, players);
    for (let seat = 0; seat < players; seat++) {
      const said = chances[seat]!;
      const came = won[position * players + seat]!;
      brier += (said - came) ** 2;
      const range = ranges[Math.min(RANGES - 1, Math.floor(said * RANGES))]!;
      range.said += said;
      range.came += came;
    }
  }
  const off = ranges.reduce((sum, { said, came }) => sum + Math.abs(said - came), 0);
  return {
    matches: byMatch.length - from,
    positions: count,
    brier: brier / count,
    calibrationError: off / (count * players),
  };
};
