import { MOST_SEATS } from '../../auction/bot/packed/table.ts';
import { Thinker } from '../../auction/bot/packed/think.ts';
import type { Judge } from '../../coach.ts';
import { sharesOf } from '../../shared/shares.ts';
import type { Move, View } from '../table.ts';
import { judgeOf } from './judge.ts';
import { packedRa, steadyRivals } from './packed/game.ts';
import { numberOf } from './packed/moves.ts';
import { newPacked, pack } from './packed/table.ts';

/** A judge who thinks every auction to its end and every tile that may be drawn, and then asks a net. @param nets as text, by the number of seats */
export const coachJudgeBy = (nets: Readonly<Record<number, string>>): Judge<View, Move> => {
  const thinker = new Thinker(packedRa, judgeOf(nets), steadyRivals);
  const table = newPacked();
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
      return legal.map(move => {
        thinker.after(table, numberOf(move), 0, chances);
        return chances[seat] ?? 0;
      });
    },
  };
};
