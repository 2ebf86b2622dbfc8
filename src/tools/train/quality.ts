import { type Evaluation, toChances } from '../../game/shared/nets/net.ts';
import { SCORE_UNIT } from '../../game/shared/score-unit.ts';
import { newCalibration } from '../calibration.ts';
import { newScoreErrors } from '../score-errors.ts';
import { type Positions, positionsIn, type Subject } from './training.ts';

/** How well a net foretells matches that it was not taught; what is told of it depends on what it learns. */
export type Quality = { readonly matches: number; readonly positions: number } & Readonly<
  Record<string, number>
>;

/** @param from the first match that was held out */
export const qualityOf = (
  evaluate: Evaluation,
  positions: Positions,
  from: number,
  learns: Subject = 'chances',
): Quality => {
  const { inputs, players, numbers, won, scores, byMatch } = positions;
  const out = new Float32Array(players);
  const calibration = newCalibration();
  const errors = newScoreErrors();
  const first = byMatch.slice(0, from).reduce((sum, n) => sum + n, 0);
  const count = positionsIn(positions) - first;
  for (let position = first; position < first + count; position++) {
    evaluate(numbers.subarray(position * inputs, (position + 1) * inputs), out);
    const [begin, end] = [position * players, (position + 1) * players];
    if (learns === 'scores') {
      errors.add(
        out.map(units => units * SCORE_UNIT),
        scores.subarray(begin, end),
      );
    } else {
      toChances(out, players);
      calibration.add(out, won.subarray(begin, end));
    }
  }
  const { ranges: _, ...told } = learns === 'scores' ? errors.told() : calibration.told();
  return { matches: byMatch.length - from, positions: count, ...told };
};
