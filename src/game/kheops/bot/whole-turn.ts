import type { SyncBot } from '../../contract.ts';
import { assertDefined } from '../../shared/assert.ts';
import { CELLS } from '../pyramid.ts';
import { type Move, PIECES, type View } from '../table.ts';
import type { Turn } from '../tiles.ts';
import { pack } from './packed/board.ts';
import { type Breadth, newTurnSearch, type WholeTurn } from './turn-search.ts';
import type { Weights } from './weights.ts';

/**
 * A player that thinks in whole turns: pawn, power and tile together, and what the other's pawn may answer. It asks no
 * chance: the same table gives the same move.
 */
export const wholeTurnBot = (weights: Weights, breadth: Breadth): SyncBot<View, Move> => {
  const { turnsOf, afterAnswer } = newTurnSearch(weights);
  return (view, seat, legal) => {
    const only = legal[0];
    if (only === undefined) throw new Error('a bot was asked for a move where there is none');
    if (legal.length === 1) return only;
    const board = pack(view);
    const chosen = turnsOf(board, view.step, view.hand ?? [], seat, breadth);
    let most = Number.NEGATIVE_INFINITY;
    let turn = assertDefined(chosen[0], 'where there is a move there is a turn');
    for (const candidate of chosen) {
      const worth = breadth.turns === 1 ? 0 : afterAnswer(board, seat, candidate, most);
      if (worth > most) [most, turn] = [worth, candidate];
    }
    return moveOf(view, turn, legal);
  };
};

/** The move of the rules with which a whole turn goes on from where it stands. */
export const moveOf = ({ step }: View, { plan, laying }: WholeTurn, legal: readonly Move[]): Move => {
  const cellOf = (cell: number) => assertDefined(CELLS[cell], 'a cell is one of all cells');
  if (step.kind === 'pawn' && plan !== null)
    return ['placePawn', assertDefined(PIECES[plan.pawn], 'a pawn is one of four pieces'), cellOf(plan.cell)];
  if (step.kind === 'power' && plan !== null) {
    const { kind, a, b } = plan.use;
    if (kind === 'rotate') return ['rotate', cellOf(a), b as Turn];
    return [step.power === 'swap' ? 'swap' : 'movePawn', cellOf(a), cellOf(b)];
  }
  if (step.kind !== 'tile' || laying === null)
    throw new Error(`no turn goes on in ${step.kind} (${legal.length} moves)`);
  return ['layTile', laying.tile, cellOf(laying.cell), laying.turn as Turn];
};
