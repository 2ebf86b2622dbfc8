import type { SyncBot } from '../../contract.ts';
import type { Seat } from '../../shared/seats.ts';
import { legalMoves } from '../legal.ts';
import { after, type Position } from '../position.ts';
import { usesOf } from '../powers.ts';
import type { Move, View } from '../table.ts';
import { isPower, tileOf } from '../tiles.ts';
import { evaluator } from './evaluate.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/**
 * A player that looks at its own pawn, its power, its tile, and what the other may answer with a pawn. It asks no
 * chance: the same table gives the same move.
 */
export const steadyBot =
  (weights: Weights): SyncBot<View, Move> =>
  (view, seat, legal) => {
    if (legal[0] === undefined) throw new Error('a bot was asked for a move where there is none');
    const worth = evaluator(seat, weights);
    const ranked = rank(legal, move => worth(after(view, seat, move)));
    const best = ranked.slice(0, weights.breadth);
    switch (view.step.kind) {
      case 'pawn':
        return rank(best, move => withPower(view, seat, move, worth))[0]!;
      case 'tile':
        return rank(best, move => afterAnswer(view, seat, move, worth))[0]!;
      default:
        return ranked[0]!;
    }
  };

/** The moves, the one of the highest worth first; level ones as they came. */
const rank = (moves: readonly Move[], worth: (move: Move) => number): Move[] =>
  moves
    .map(move => ({ move, worth: worth(move) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ move }) => move);

type Worth = (position: Position) => number;

/** What a pawn is worth with the best use of the power it sets off, which may be a bad one. [K-12] */
const withPower = (view: View, seat: Seat, move: Move, worth: Worth): number => {
  const placed = after(view, seat, move);
  if (move[0] !== 'placePawn') return worth(placed);
  const { symbol } = tileOf(view.pyramid[move[2]]!.tile);
  const uses = isPower(symbol) ? usesOf({ ...view, ...placed }, seat, symbol, move[2]) : [];
  if (uses.length === 0) return worth(placed);
  return Math.max(...uses.map(use => worth(after(placed, seat, use))));
};

/** What a tile is worth once the other has answered with the pawn that hurts most. */
const afterAnswer = (view: View, seat: Seat, move: Move, worth: Worth): number => {
  const laid = after(view, seat, move);
  const other = 1 - seat;
  const answers = legalMoves({ ...view, ...laid, step: { kind: 'pawn', player: other } }, other);
  let least = worth(laid);
  for (const answer of answers) {
    // A pawn is a pawn: the others have their day later.
    if (answer[0] === 'placePawn' && answer[1] !== 'worker' && answers[0]![1] === 'worker') break;
    least = Math.min(least, worth(after(laid, other, answer)));
  }
  return least;
};

export const steady = steadyBot(WEIGHTS);
