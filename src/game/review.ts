import type { AnyCoach } from './coach.ts';
import type { AnyMove, AnyRules } from './contract.ts';
import { judged, judgedByScore } from './mistake.ts';
import type { MatchRecord } from './record.ts';
import { type AnyReferee, type MadeMove, replay } from './referee.ts';
import { sameMove } from './shared/same-move.ts';
import { at, type BySeat, type Seat } from './shared/seats.ts';

/** A move after which chances were quite others. Moves are counted from 1; 0 is the set-up. */
export type Swing = {
  readonly move: number;
  readonly made: MadeMove;
  /** By how much each seat's chance changed. */
  readonly change: BySeat<number>;
  /** What brought it about: what the mover chose, or what came to light. */
  readonly by: 'choice' | 'luck';
};

/** A choice that cost its seat chances, as every judge says, or, where it was decided whether it wins, points. */
export type Mistake = {
  readonly move: number;
  readonly made: MadeMove;
  readonly better: AnyMove;
  /** What the mover saw then. */
  readonly view: unknown;
  /** What it cost. */
  readonly of: 'chance' | 'score';
  /** Of the chance to win, 0 to 1: next to nothing where it cost points. */
  readonly cost: number;
  /** What the mover could expect to end with after the better move, and after the one that was made, in points. */
  readonly scores: readonly [better: number, made: number];
  /** The best moves and the one that was made, in the order of the rules: which is the best is not told by that. */
  readonly choices: readonly { readonly move: AnyMove; readonly chance: number }[];
  /** How the match might have gone on after the better move, as long as nothing new comes to light. */
  readonly line: readonly MadeMove[];
};

export type Review = {
  /** After the set-up and after each move. */
  readonly chances: readonly BySeat<number>[];
  /** The largest first. */
  readonly swings: readonly Swing[];
  /** How many judges were asked: with one alone nothing is called a mistake. */
  readonly judges: number;
  /** In the order of the match. */
  readonly mistakes: readonly Mistake[];
};

/** How many swings are told. */
const SWINGS = 3;
const LINE = 5;
const CHOICES = 4;

/**
 * Goes through a match with a coach: who was how likely to win all the way, what changed it most, and what would have
 * been better. In steps, between which others may have the machine.
 * @throws Error where the record is none that the rules allow: it is to be checked before
 */
export function* review(
  record: MatchRecord,
  rules: AnyRules,
  referee: AnyReferee,
  coach: AnyCoach,
  options: unknown,
): Generator<undefined, Review> {
  const [judge] = coach.judges;
  const chances: BySeat<number>[] = [];
  const swings: Swing[] = [];
  const mistakes: Mistake[] = [];
  /** What its mover could expect of the move that comes next, where it was a choice. */
  let expected: number | null = null;
  const weigh = (state: unknown, made: MadeMove): void => {
    const { seat, move } = made;
    const view = rules.view(state, seat);
    const legal = rules.legalMoves(view, seat);
    const chosen = legal.findIndex(each => sameMove(each, move));
    expected = null;
    if (legal.length < 2 || chosen < 0) return;
    const { worth, best, cost } = judged(coach, view, seat, legal, chosen);
    expected = at(worth, chosen);
    const byScore = cost > 0 ? null : judgedByScore(coach, view, seat, legal, worth, chosen);
    if (cost <= 0 && byScore === null) return;
    const better = at(legal, byScore?.best ?? best);
    const line = lineAfter(rules, coach, rules.copy(state), { seat, move: better });
    const choices = choicesOf(legal, worth, chosen, byScore?.best ?? best);
    const scores = byScore?.scores ?? coach.forecast.after(view, seat, [better, at(legal, chosen)]);
    mistakes.push({
      move: chances.length,
      made,
      better,
      view,
      of: byScore === null ? 'chance' : 'score',
      cost: byScore === null ? cost : at(worth, byScore.best) - at(worth, chosen),
      scores: [at(scores, 0), at(scores, 1)],
      choices,
      line,
    });
  };
  const positions = replay(record, rules, referee, options, weigh);
  for (let position = positions.next(); ; position = positions.next()) {
    if (position.done) {
      if (position.value !== null) throw new Error(position.value.problem);
      break;
    }
    const { viewOf, made } = position.value;
    const now = judge.chances(viewOf(null));
    if (made !== null) {
      const before = at(chances, chances.length - 1);
      const hoped = expected ?? at(before, made.seat);
      const chosenPart = Math.abs(hoped - at(before, made.seat));
      const luckPart = Math.abs(at(now, made.seat) - hoped);
      const change = now.map((chance, of) => chance - at(before, of));
      swings.push({ move: chances.length, made, change, by: chosenPart > luckPart ? 'choice' : 'luck' });
    }
    chances.push(now);
    yield;
  }
  const largest = ({ change }: Swing) => Math.max(...change.map(Math.abs));
  return {
    chances,
    swings: swings.toSorted((a, b) => largest(b) - largest(a)).slice(0, SWINGS),
    judges: coach.judges.length,
    mistakes,
  };
}

/** The best few of a list of moves, the one that was chosen, and the better one. */
const choicesOf = (
  legal: readonly AnyMove[],
  worth: readonly number[],
  chosen: number,
  better: number,
): Mistake['choices'] => {
  const best = [...worth.keys()].sort((a, b) => at(worth, b) - at(worth, a)).slice(0, CHOICES);
  return [...new Set([...best, chosen, better])]
    .sort((a, b) => a - b)
    .map(i => ({ move: at(legal, i), chance: at(worth, i) }));
};

/** A move, and what the coach expects of all who are to act after it, until something comes to light. */
const lineAfter = (rules: AnyRules, { judges: [judge] }: AnyCoach, state: unknown, first: MadeMove) => {
  const line: MadeMove[] = [];
  for (let next: MadeMove | null = first; next !== null && line.length < LINE; ) {
    line.push(next);
    const events = rules.apply(state, next.seat, next.move);
    const [seat, ...others]: readonly Seat[] = rules.seatsToAct(state);
    if (seat === undefined || others.length > 0 || events.some(rules.reveals)) break;
    const view = rules.view(state, seat);
    const legal = rules.legalMoves(view, seat);
    const worth = legal.length > 1 ? judge.worth(view, seat, legal) : [1];
    const move: AnyMove | undefined = legal[worth.indexOf(Math.max(...worth))];
    next = move === undefined ? null : { seat, move };
  }
  return line;
};
