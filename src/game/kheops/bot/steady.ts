import type { SyncBot } from '../../contract.ts';
import { assertDefined } from '../../shared/assert.ts';
import type { Random } from '../../shared/random.ts';
import type { Seat } from '../../shared/seats.ts';
import { afterMove } from '../after-move.ts';
import { type Imagined, imagine } from '../imagine.ts';
import { kheops } from '../rules.ts';
import { type Move, opponentOf, playerAt, type Table, type View } from '../table.ts';
import { evaluator } from './evaluate.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/**
 * A player that looks at its own pawn, its power, its tile, and what the other may answer with a pawn. It asks no
 * chance: the same table gives the same move.
 */
export const steadyBot =
  (weights: Weights): SyncBot<View, Move> =>
  (view, seat, legal) => {
    if (legal.length === 0) throw new Error('a bot was asked for a move where there is none');
    const now = imagine(view, seat, NO_CHANCE);
    const worth = evaluator(seat, weights);
    const ranked = rank(legal, move => worth(afterMove(now, seat, move)));
    const best = ranked.slice(0, weights.breadth);
    switch (view.step.kind) {
      case 'pawn':
        return first(rank(best, move => withPower(now, seat, move, worth)));
      case 'tile':
        return first(rank(best, move => afterAnswer(now, seat, move, worth)));
      default:
        return first(ranked);
    }
  };

/** What is not in sight does not matter to its thoughts, which end before it could come to light. */
const NO_CHANCE: Random = { below: () => 0 };

const first = (moves: readonly Move[]): Move => assertDefined(moves[0], 'there was a legal move to rank');

/** The moves, the one of the highest worth first; level ones as they came. */
const rank = (moves: readonly Move[], worth: (move: Move) => number): Move[] =>
  moves
    .map(move => ({ move, worth: worth(move) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ move }) => move);

type Worth = (table: Table) => number;

/** What a pawn is worth with the best use of the power it sets off, which may be a bad one. [K-12] */
const withPower = (now: Imagined, seat: Seat, move: Move, worth: Worth): number => {
  const placed = afterMove(now, seat, move);
  if (placed.step.kind !== 'power') return worth(placed);
  return Math.max(...kheops.legalMoves(placed, seat).map(use => worth(afterMove(placed, seat, use))));
};

/** What a tile is worth once the other has answered with the pawn that hurts most. */
const afterAnswer = (now: Imagined, seat: Seat, move: Move, worth: Worth): number => {
  const other = opponentOf(playerAt(seat));
  const laid: Imagined = { ...afterMove(now, seat, move), step: { kind: 'pawn', player: other } };
  const answers = kheops.legalMoves(laid, other);
  let least = worth(laid);
  for (const answer of answers) {
    // A pawn is a pawn: the others have their day later.
    if (answer[0] === 'placePawn' && answer[1] !== 'worker' && answers[0]?.[1] === 'worker') break;
    least = Math.min(least, worth(afterMove(laid, other, answer)));
  }
  return least;
};

export const steady = steadyBot(WEIGHTS);
