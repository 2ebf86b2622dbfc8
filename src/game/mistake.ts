import type { AnyCoach } from './coach.ts';
import type { AnyMove } from './contract.ts';
import { at, type Seat } from './shared/seats.ts';

/** What a choice must have cost to be pointed out, of the chance to win. */
export const COSTLY = 0.03;

/** What judges make of a choice: places in the list of legal moves, and chances by the first judge. */
export type Judged = {
  readonly worth: readonly number[];
  readonly best: number;
  /** By how much the best is better; 0 where they do not all say that it is by as much as is pointed out. */
  readonly cost: number;
};

/** What a coach makes of a choice. @param chosen its place among the legal moves, of which there are several */
export const judged = (
  { judges: [judge, second] }: Pick<AnyCoach, 'judges'>,
  view: unknown,
  seat: Seat,
  legal: readonly AnyMove[],
  chosen: number,
): Judged => {
  const worth = judge.worth(view, seat, legal);
  const best = worth.indexOf(Math.max(...worth));
  const cost = at(worth, best) - at(worth, chosen);
  const isShown =
    second !== undefined && cost >= COSTLY && costOf(second.worth(view, seat, legal), best, chosen) >= COSTLY;
  return { worth, best, cost: isShown ? cost : 0 };
};

export const costOf = (worth: readonly number[], better: number, chosen: number): number =>
  at(worth, better) - at(worth, chosen);
