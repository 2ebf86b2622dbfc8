import type { AnyCoach, Judge } from '../../../game/coach.ts';
import type { AnyMove, GameModule } from '../../../game/contract.ts';
import { COSTLY, costOf, judged } from '../../../game/mistake.ts';
import type { MatchRecord } from '../../../game/record.ts';
import { type AnyReferee, replay } from '../../../game/referee.ts';
import { review } from '../../../game/review.ts';
import { sameMove } from '../../../game/shared/same-move.ts';
import { sharesOf } from '../../../game/shared/shares.ts';
import { type Calibrated, newCalibration } from '../../calibration.ts';
import { newScoreErrors, type ScoreErrors } from '../../score-errors.ts';

type AnyJudge = Judge<unknown, AnyMove>;

export type Measured = Calibrated & {
  readonly positions: number;
  readonly decisions: number;
  /** Of the scores that were expected. */
  readonly scores: ScoreErrors;
  /** What the first judge alone calls one, what the second does too, and of these the third. */
  readonly mistakes: { readonly first: number; readonly shown: number; readonly confirmed: number };
  /** Milliseconds of the processor's time, which others have no part in, a match after the other. */
  readonly milliseconds: { readonly chances: readonly number[]; readonly review: readonly number[] };
};

/**
 * Measures a coach by matches that were played: whether its chances come true, whether a third judge sees its mistakes,
 * and how long it takes.
 * @param reviews how many of the matches are gone through for mistakes
 */
export const measureCoach = (
  { rules, meta }: GameModule,
  referee: AnyReferee,
  coach: AnyCoach,
  third: AnyJudge | null,
  records: Iterable<MatchRecord>,
  reviews: number,
): Measured => {
  const [judge] = coach.judges;
  const calibration = newCalibration();
  const scoreErrors = newScoreErrors();
  const milliseconds = { chances: [] as number[], review: [] as number[] };
  const mistakes = { first: 0, shown: 0, confirmed: 0 };
  let positions = 0;
  let decisions = 0;
  let match = 0;
  for (const record of records) {
    const { players, seed = '' } = record;
    const options = { ...meta.defaults, ...record.options };
    const won = sharesOf(record.result?.winners ?? [], players);
    // As it was dealt: what was never revealed is not made up, nor may any judge see it.
    const state = rules.setup({ players, options, seed });
    const views: unknown[] = [];
    for (const { made } of replay(record, rules, referee, options)) {
      if (made !== null) {
        const { seat, move } = made;
        const view = rules.view(state, seat);
        const legal = rules.legalMoves(view, seat);
        const chosen = legal.findIndex(each => sameMove(each, move));
        if (match < reviews && legal.length > 1) {
          decisions += 1;
          const { worth, best, cost } = judged(coach, view, seat, legal, chosen);
          if (costOf(worth, best, chosen) >= COSTLY) mistakes.first += 1;
          if (cost > 0) {
            mistakes.shown += 1;
            if (third !== null && costOf(third.worth(view, seat, legal), best, chosen) >= COSTLY) {
              mistakes.confirmed += 1;
            }
          }
        }
        rules.apply(state, seat, move);
      }
      if (rules.outcome(state) === null) views.push(rules.view(state, null));
    }
    const began = process.cpuUsage();
    const chances = views.map(view => judge.chances(view));
    milliseconds.chances.push(since(began));
    for (const each of chances) calibration.add(each, won);
    const { scores = [] } = record.result ?? {};
    for (const view of views) scoreErrors.add(coach.forecast.scores(view), scores);
    positions += chances.length;
    if (match < reviews) {
      const start = process.cpuUsage();
      for (const _ of review(record, rules, referee, coach, options));
      milliseconds.review.push(since(start));
    }
    match += 1;
  }
  return {
    positions,
    decisions,
    mistakes,
    milliseconds,
    scores: scoreErrors.told(),
    ...calibration.told(),
  };
};

const since = (began: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
};
