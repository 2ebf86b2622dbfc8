import type { AnyCoach } from './coach.ts';
import type { AnyMove } from './contract.ts';
import { at, type Seat } from './shared/seats.ts';

/** What a choice must have cost to be pointed out, of the chance to win. */
export const COSTLY = 0.03;

/** Of the chance to win: below it, or above what it leaves of one, it is as good as decided whether a seat wins. */
const DECIDED = 0.05;

/** What a choice must have cost where it is decided who wins, of the score to expect, in points. */
export const COSTLY_SCORE = 4;

/** Of the chance to win: what is no further apart is level. */
export const LEVEL = 0.01;

/** Of so many moves scores are foretold, the likeliest to win: to do so of all takes long where there are hundreds. */
export const FORETOLD = 12;

/** Is it as good as decided whether a seat with this chance wins? Then chances tell its moves apart no more, and scores do. */
export const isDecided = (chance: number): boolean => chance < DECIDED || chance > 1 - DECIDED;

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

/** A move after which more points could be expected than after the one that was made, and what to expect after each. */
export type BetterScore = {
  readonly best: number;
  readonly scores: readonly [better: number, made: number];
};

/**
 * What a coach makes of a choice where it is decided whether its seat wins. There is one forecast of scores alone, so the
 * judges have a say too: what one of them thinks less likely to win than the move that was made is not called better.
 * @param worth chances by the first judge after each legal move
 * @param chosen its place among the legal moves
 * @returns null where nothing would have brought as much more as is pointed out, or it is not decided yet
 */
export const judgedByScore = (
  { judges: [, second], forecast }: Pick<AnyCoach, 'judges' | 'forecast'>,
  view: unknown,
  seat: Seat,
  legal: readonly AnyMove[],
  worth: readonly number[],
  chosen: number,
): BetterScore | null => {
  if (second === undefined || !isDecided(Math.max(...worth)) || !isDecided(at(worth, chosen))) return null;
  const likely = [...worth.keys()]
    .filter(i => i !== chosen && costOf(worth, chosen, i) < LEVEL)
    .sort((a, b) => at(worth, b) - at(worth, a))
    .slice(0, FORETOLD);
  const [made = 0, ...scores] = forecast.after(
    view,
    seat,
    [chosen, ...likely].map(i => at(legal, i)),
  );
  const better = Math.max(...scores);
  const best = likely[scores.indexOf(better)];
  if (best === undefined || better - made < COSTLY_SCORE) return null;
  return costOf(second.worth(view, seat, legal), chosen, best) >= LEVEL
    ? null
    : { best, scores: [better, made] };
};
