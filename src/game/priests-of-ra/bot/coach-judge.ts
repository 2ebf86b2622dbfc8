import { noMoves } from '../../auction/bot/packed/moves.ts';
import { MOST_SEATS } from '../../auction/bot/packed/table.ts';
import type { Judge } from '../../coach.ts';
import { sharesOf } from '../../shared/shares.ts';
import type { Move, View } from '../table.ts';
import { Foresight } from './packed/foresight.ts';
import { judgeBy } from './packed/judge.ts';
import { legalMoves, moveOf } from './packed/moves.ts';
import { newPacked, pack } from './packed/table.ts';
import { WEIGHTS } from './weights.ts';

/** As `hard` thinks. */
const DOUBT = 0.03;

/** A judge who thinks every auction to its end and every tile that may be drawn, and then asks a net. @param nets as text, by the number of seats */
export const coachJudgeBy = (nets: Readonly<Record<number, string>>): Judge<View, Move> => {
  const foresight = new Foresight(judgeBy(nets), DOUBT, WEIGHTS.doubt);
  const table = newPacked();
  const moves = noMoves();
  const own = new Float64Array(moves.length);
  const chances = new Float64Array(MOST_SEATS);
  return {
    chances: view => {
      const { step, areas } = view;
      if (step.kind === 'over') return sharesOf(step.winners, areas.length);
      foresight.expect(pack(view, table), 0, chances);
      return areas.map((_, seat) => chances[seat] ?? 0);
    },
    worth: (view, _seat, legal) => {
      pack(view, table);
      const count = legalMoves(table, moves);
      foresight.weigh(table, moves, count, 0, own);
      const byMove = new Map<string, number>();
      for (let i = 0; i < count; i++) byMove.set(String(moveOf(moves[i] ?? 0)), own[i] ?? 0);
      return legal.map(move => byMove.get(String(move)) ?? 0);
    },
  };
};
