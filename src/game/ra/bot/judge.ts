import { winnerOf } from '../../auction/bot/packed/suns.ts';
import { MOST_SEATS, OVER, PLAYERS, STEP } from '../../auction/bot/packed/table.ts';
import type { Judge } from '../../auction/bot/packed/think.ts';
import { inputsOf } from '../../shared/features.ts';
import { toChances } from '../../shared/net.ts';
import { netOf } from '../../shared/net-text.ts';
import { seatEvaluationOf } from '../../shared/seat-net.ts';
import { fillFeatures, LAYOUT } from './packed/features.ts';

/**
 * Nets learn from how near everybody came too, which makes their chances too level: by so much, as matches show that no
 * net was taught.
 */
const SHARPER = 1.3;

/** A judge that asks the net of as many as sit there. @param nets as text, by the number of seats */
export const judgeOf = (nets: Readonly<Record<number, string>>): Judge => {
  const loaded: ReturnType<typeof load>[] = [];
  const outputs = new Float32Array(MOST_SEATS);
  return (s, chances) => {
    if (s[STEP] === OVER) {
      chances.fill(0);
      chances[winnerOf(s)] = 1;
      return;
    }
    const players = s[PLAYERS] ?? 0;
    loaded[players] ??= load(nets, players);
    const { evaluate, inputs } = loaded[players];
    fillFeatures(s, 0, inputs);
    evaluate(inputs, outputs);
    for (let seat = 0; seat < players; seat++) outputs[seat] = SHARPER * (outputs[seat] ?? 0);
    toChances(outputs, players);
    chances.set(outputs);
  };
};

const load = (nets: Readonly<Record<number, string>>, players: number) => {
  // What a net is told says as much of more or fewer rivals: where none was taught so many seats, the one of four serves.
  const net = nets[players] ?? nets[4];
  if (net === undefined) throw new RangeError(`no net for ${players} players`);
  return {
    evaluate: seatEvaluationOf(netOf(net), LAYOUT, players),
    inputs: new Float32Array(inputsOf(LAYOUT, players)),
  };
};
