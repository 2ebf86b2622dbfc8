import type { AnyCoach } from './coach.ts';
import type { AnyMove } from './contract.ts';
import { COSTLY, costOf } from './mistake.ts';
import type { Review } from './review.ts';
import { at, type Seat } from './shared/seats.ts';

/** A position out of a match: what a seat saw, and moves of which one is better than each of the others. */
export type Exercise = {
  readonly view: unknown;
  readonly seat: Seat;
  readonly players: number;
  /** In the order of the rules, which tells nothing. */
  readonly choices: readonly AnyMove[];
  readonly better: AnyMove;
};

/** Fewer choices are no exercise, and more no page. */
const FEWEST = 3;
const MOST = 4;

/**
 * The exercises of a match that was gone through: a choice that was no good, where every judge says of each other move that
 * is offered that it costs as much as is pointed out.
 */
export const exercisesIn = ({ mistakes, chances }: Review, { judges }: AnyCoach): readonly Exercise[] =>
  mistakes.flatMap(({ of, view, made: { seat }, better, choices }): Exercise[] => {
    if (of === 'score') return [];
    const moves = choices.map(({ move }) => move);
    const place = moves.indexOf(better);
    const worths = judges.map(judge => judge?.worth(view, seat, moves) ?? []);
    const offered = moves
      .filter((_, i) => i === place || worths.every(worth => costOf(worth, place, i) >= COSTLY))
      .slice(0, MOST);
    if (offered.length < FEWEST || !offered.includes(better)) return [];
    return [{ view, seat, players: at(chances, 0).length, choices: offered, better }];
  });
