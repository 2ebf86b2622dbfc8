import { type Evaluation, toChances } from '../../../game/shared/net.ts';
import { type Calibrated, newCalibration } from '../calibration.ts';
import { type Positions, positionsIn } from './training.ts';

/** How well a net foretells matches that it was not taught. */
export type Quality = Calibrated & { readonly matches: number; readonly positions: number };

/** @param from the first match that was held out */
export const qualityOf = (evaluate: Evaluation, positions: Positions, from: number): Quality => {
  const { inputs, players, numbers, won, byMatch } = positions;
  const chances = new Float32Array(players);
  const calibration = newCalibration();
  const first = byMatch.slice(0, from).reduce((sum, n) => sum + n, 0);
  const count = positionsIn(positions) - first;
  for (let position = first; position < first + count; position++) {
    evaluate(numbers.subarray(position * inputs, (position + 1) * inputs), chances);
    toChances(chances, players);
    calibration.add(chances, won.subarray(position * players, (position + 1) * players));
  }
  return { matches: byMatch.length - from, positions: count, ...calibration.told() };
};
