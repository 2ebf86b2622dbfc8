import type { SyncBot } from '../../contract.ts';
import { assertDefined } from '../../shared/assert.ts';
import type { Seat } from '../../shared/seats.ts';
import { CELLS } from '../pyramid.ts';
import { type Move, PIECES, type View } from '../table.ts';
import type { TileId, Turn } from '../tiles.ts';
import { CELL_COUNT, type Packed, pack } from './packed/board.ts';
import { eachLaying, type Laying, lay } from './packed/layings.ts';
import { findNetworks, noNetworks } from './packed/networks.ts';
import { eachPlacing, eachUse, NO_USE, place, powerAt, type Use, use } from './packed/pawns.ts';
import { evaluatorOf } from './packed/worth.ts';
import type { Weights } from './weights.ts';

/** How many candidates are thought through at each depth. */
export type Breadth = {
  /** Pawns with the use of their power, of which every tile is tried. */
  readonly plans: number;
  /** Whole turns to which the other's answers are looked for. */
  readonly turns: number;
};

type Plan = { readonly pawn: number; readonly cell: number; readonly use: Use; readonly worth: number };
type WholeTurn = { readonly plan: Plan | null; readonly laying: Laying | null; readonly worth: number };

/**
 * A player that thinks in whole turns: pawn, power and tile together, and what the other's pawn may answer. It asks no
 * chance: the same table gives the same move.
 */
export const wholeTurnBot = (weights: Weights, breadth: Breadth): SyncBot<View, Move> => {
  const ahead = evaluatorOf(weights);
  const still = noNetworks();
  const changed = noNetworks();

  /** Calls `visit` with each way to settle pawn and power, and what it is worth to `whose`. */
  const eachPlan = (
    board: Packed,
    seat: Seat,
    whose: Seat,
    visit: (pawn: number, cell: number, use: Use, worth: number) => void,
  ) => {
    findNetworks(board, still);
    eachPlacing(board, seat, (pawn, cell) => {
      const power = powerAt(board, cell);
      if (power === null) visit(pawn, cell, NO_USE, ahead(board, still, whose));
      else eachUse(board, seat, power, cell, used => visit(pawn, cell, used, worthOfUse(board, used, whose)));
    });
  };
  const worthOfUse = (board: Packed, used: Use, whose: Seat): number => {
    if (used.kind !== 'rotate') return ahead(board, still, whose);
    findNetworks(board, changed);
    return ahead(board, changed, whose);
  };

  const plansOf = (board: Packed, { step }: View, seat: Seat): Plan[] => {
    const plans: Plan[] = [];
    if (step.kind === 'pawn')
      eachPlan(board, seat, seat, (pawn, cell, used, worth) => plans.push({ pawn, cell, use: used, worth }));
    if (step.kind === 'power') {
      findNetworks(board, still);
      const cell = CELLS.indexOf(step.cell);
      eachUse(board, seat, step.power, cell, used =>
        plans.push({ pawn: -1, cell, use: used, worth: worthOfUse(board, used, seat) }),
      );
    }
    return best(plans, breadth.plans);
  };

  const layingsAfter = (
    board: Packed,
    hand: readonly TileId[],
    seat: Seat,
    plan: Plan | null,
  ): WholeTurn[] => {
    const turns: WholeTurn[] = [];
    eachLaying(board, hand, (tile, cell, turn) => {
      findNetworks(board, changed);
      turns.push({ plan, laying: { tile, cell, turn }, worth: ahead(board, changed, seat) });
    });
    return best(turns, breadth.turns);
  };

  /** What is left of a whole turn once the other has answered with the pawn that hurts most. */
  const afterAnswer = (board: Packed, seat: Seat, turn: WholeTurn): number => {
    const undo = make(board, seat, turn);
    let least = turn.worth;
    if (board.laid < CELL_COUNT)
      eachPlan(board, 1 - seat, seat, (_pawn, _cell, _use, worth) => {
        if (worth < least) least = worth;
      });
    undo();
    return least;
  };

  return (view, seat, legal) => {
    const only = legal[0];
    if (only === undefined) throw new Error('a bot was asked for a move where there is none');
    if (legal.length === 1) return only;
    const board = pack(view);
    const hand = view.hand ?? [];
    const plans = view.step.kind === 'tile' ? [null] : plansOf(board, view, seat);
    const turns = plans.flatMap(plan => {
      const undo = make(board, seat, { plan, laying: null, worth: 0 });
      const after = layingsAfter(board, hand, seat, plan);
      undo();
      return after;
    });
    const chosen = best(turns, breadth.turns);
    let most = Number.NEGATIVE_INFINITY;
    let turn = assertDefined(chosen[0], 'where there is a move there is a turn');
    for (const candidate of chosen) {
      const worth = breadth.turns === 1 ? 0 : afterAnswer(board, seat, candidate);
      if (worth > most) [most, turn] = [worth, candidate];
    }
    return moveOf(view, turn, legal);
  };
};

/** Makes what is settled of a turn; gives how to take it back. */
const make = (board: Packed, seat: Seat, { plan, laying }: WholeTurn): (() => void) => {
  const undos: (() => void)[] = [];
  if (plan !== null) {
    if (plan.pawn >= 0) undos.push(place(board, seat, plan.pawn, plan.cell));
    undos.push(use(board, plan.use));
  }
  if (laying !== null) undos.push(lay(board, laying));
  return () => {
    for (const undo of undos.reverse()) undo();
  };
};

const best = <Candidate extends { readonly worth: number }>(of: Candidate[], count: number): Candidate[] =>
  of.sort((a, b) => b.worth - a.worth).slice(0, count);

/** The move of the rules with which a whole turn goes on from where it stands. */
const moveOf = ({ step }: View, { plan, laying }: WholeTurn, legal: readonly Move[]): Move => {
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
