import type { Judge } from '../../coach.ts';
import { inputsOf } from '../../shared/features.ts';
import { type Evaluation, evaluationOf, toChances } from '../../shared/net.ts';
import { netOf } from '../../shared/net-text.ts';
import { at, type BySeat, type Seat } from '../../shared/seats.ts';
import { sharesOf } from '../../shared/shares.ts';
import { after } from '../copy.ts';
import { imagine } from '../imagine.ts';
import { legalMoves } from '../legal.ts';
import { type Move, PLAYERS, type Table, type View } from '../table.ts';
import { fillFeatures, LAYOUT } from './features.ts';

/** Hands and stock have no part in what a net is told: any will do. */
const NO_CHANCE = { below: () => 0 };

/** A judge by a net. @param text of a net (`shared/net-text.ts`) for the numbers of `features.ts` */
export const judgeBy = (text: string): Judge<View, Move> => {
  const inputs = new Float32Array(inputsOf(LAYOUT, PLAYERS.length));
  const outputs = new Float32Array(PLAYERS.length);
  let evaluate: Evaluation | null = null;
  const chanceOf = (table: Table, seat: Seat): number => {
    evaluate ??= evaluationOf(netOf(text));
    fillFeatures(table, seat, inputs);
    evaluate(inputs, outputs);
    toChances(outputs, PLAYERS.length);
    return at(outputs as unknown as BySeat<number>, 0);
  };

  /** Where a pawn sets a power off, it is what its best use makes of it. [K-12] */
  const chanceAfter = (now: ReturnType<typeof imagine>, seat: Seat, move: Move): number => {
    const next = after(now, seat, move);
    if (next.step.kind === 'over') return at(sharesOf(next.step.winners, PLAYERS.length), seat);
    if (next.step.kind !== 'power') return chanceOf(next, seat);
    return Math.max(...legalMoves(next, seat).map(use => chanceAfter(next, seat, use)));
  };

  return {
    chances: view => {
      if (view.step.kind === 'over') return sharesOf(view.step.winners, PLAYERS.length);
      const first = chanceOf(view, 0);
      return [first, 1 - first];
    },
    worth: (view, seat, legal) => {
      const now = imagine(view, seat, NO_CHANCE);
      return legal.map(move => chanceAfter(now, seat, move));
    },
  };
};
