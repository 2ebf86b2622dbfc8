import type { AnyCoach } from './coach.ts';
import type { AnyMove, AnyRules } from './contract.ts';
import { FORETOLD, isDecided, LEVEL } from './mistake.ts';
import { at, type Seat } from './shared/seats.ts';

/** A move that a seat may make, its chance to win after it, 0 to 1, and the score it may expect to end with. */
export type Hint = { readonly move: AnyMove; readonly chance: number; readonly score: number };

/**
 * The best legal moves of a seat as a coach sees them, the best first; none when it is not to act. Where it is as good as decided
 * whether it wins, the best of level ones is the one that brings most points.
 * @param view what the seat sees: the coach knows no more
 */
export const hintsFor = (
  rules: AnyRules,
  { judges: [judge], forecast }: AnyCoach,
  view: unknown,
  seat: Seat,
): readonly Hint[] => {
  const legal = rules.legalMoves(view, seat);
  if (legal.length === 0) return [];
  const worth = judge.worth(view, seat, legal);
  const best = [...worth.keys()].sort((a, b) => at(worth, b) - at(worth, a)).slice(0, FORETOLD);
  const moves = best.map(i => at(legal, i));
  const scores = forecast.after(view, seat, moves);
  const hints = best.map((i, n) => ({ move: at(legal, i), chance: at(worth, i), score: at(scores, n) }));
  const { chance } = at(hints, 0);
  if (!isDecided(chance)) return hints;
  const isLevel = (hint: Hint) => chance - hint.chance < LEVEL;
  return [
    ...hints.filter(isLevel).toSorted((a, b) => b.score - a.score),
    ...hints.filter(hint => !isLevel(hint)),
  ];
};
