import { type Packed, PLAYERS } from '../../../auction/bot/packed/table.ts';
import { inputsOf } from '../../../shared/features.ts';
import { toChances } from '../../../shared/net.ts';
import { netOf } from '../../../shared/net-text.ts';
import { seatEvaluationOf } from '../../../shared/seat-net.ts';
import { fillFeatures, LAYOUT } from './features.ts';
import type { Judge } from './foresight.ts';

/** A judge by nets that `npm run train` made, one for each number of seats. @param nets their texts */
export const judgeBy = (nets: Readonly<Record<number, string>>): Judge => {
  const judges = new Map<number, Judge>();
  return (s, chances) => {
    const players = s[PLAYERS]!;
    let judge = judges.get(players);
    if (judge === undefined) {
      judge = judgeOf(nets[players], players);
      judges.set(players, judge);
    }
    judge(s, chances);
  };
};

const judgeOf = (text: string | undefined, players: number): Judge => {
  if (text === undefined) throw new RangeError(`no net for ${players} players`);
  const evaluate = seatEvaluationOf(netOf(text), LAYOUT, players);
  const inputs = new Float32Array(inputsOf(LAYOUT, players));
  const outputs = new Float32Array(players);
  return (s: Packed, chances) => {
    fillFeatures(s, 0, inputs);
    evaluate(inputs, outputs);
    toChances(outputs, players);
    chances.set(outputs);
  };
};
