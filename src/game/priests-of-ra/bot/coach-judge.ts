import { noMoves } from '../../auction/bot/packed/moves.ts';
import { MOST_SEATS } from '../../auction/bot/packed/table.ts';
import { Thinker } from '../../auction/bot/packed/think.ts';
import type { Judge } from '../../coach.ts';
import { sharesOf } from '../../shared/shares.ts';
import type { Move, View } from '../table.ts';
import { packedPriests, steadyRivals } from './packed/game.ts';
import { judgeBy } from './packed/judge.ts';
import { legalMoves, moveOf } from './packed/moves.ts';
import { newPacked, pack } from './packed/table.ts';

/** A judge who thinks every auction to its end and every tile that may be drawn, and then asks a net. @param nets as text, by the number of seats */
export const coachJudgeBy = (nets: Readonly<Record<number, string>>): Judge<View, Move> => {
  const thinker = new Thinker(packedPriests, judgeBy(nets), steadyRivals);
  const table = newPacked();
  const moves = noMoves();
  const chances = new Float64Array(MOST_SEATS);
  return {
    chances: view => {
      const { step, areas } = view;
      if (step.kind === 'over') return sharesOf(step.winners, areas.length);
      thinker.value(pack(view, table), 0, chances);
      return areas.map((_, seat) => chances[seat] ?? 0);
    },
    worth: (view, seat, legal) => {
      pack(view, table);
      const count = legalMoves(table, moves);
      const byMove = new Map<string, number>();
      for (const move of moves.subarray(0, count)) {
        thinker.after(table, move, 0, chances);
        byMove.set(String(moveOf(move)), chances[seat] ?? 0);
      }
      return legal.map(move => byMove.get(String(move)) ?? 0);
    },
  };
};
