import type { AnyCoach } from './coach.ts';
import type { AnyMove, AnyRules } from './contract.ts';
import { at, type Seat } from './shared/seats.ts';

/** A move that a seat may make, and its chance to win after it, 0 to 1. */
export type Hint = { readonly move: AnyMove; readonly chance: number };

/**
 * The legal moves of a seat as a coach sees them, the best first; none when it is not to act.
 * @param view what the seat sees: the coach knows no more
 */
export const hintsFor = (
  rules: AnyRules,
  { judges: [judge] }: AnyCoach,
  view: unknown,
  seat: Seat,
): readonly Hint[] => {
  const legal = rules.legalMoves(view, seat);
  if (legal.length === 0) return [];
  const worth = judge.worth(view, seat, legal);
  return legal.map((move, i) => ({ move, chance: at(worth, i) })).sort((a, b) => b.chance - a.chance);
};
