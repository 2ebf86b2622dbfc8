import { MOST_SEATS, PLAYERS } from '../../auction/bot/packed/table.ts';
import type { Judge } from '../../auction/bot/packed/think.ts';
import { inputsOf } from '../../shared/features.ts';
import { type Evaluation, evaluationOf, toChances } from '../../shared/net.ts';
import { netOf } from '../../shared/net-text.ts';
import { fillFeatures, LAYOUT } from './packed/features.ts';

/** A judge that asks a net for as many as sit there. @param nets as text, by the number of seats */
export const judgeOf = (nets: Readonly<Record<number, string>>): Judge => {
  const loaded: { readonly evaluate: Evaluation; readonly inputs: Float32Array }[] = [];
  const outputs = new Float32Array(MOST_SEATS);
  return (s, chances) => {
    const players = s[PLAYERS] ?? 0;
    loaded[players] ??= load(nets, players);
    const { evaluate, inputs } = loaded[players];
    fillFeatures(s, 0, inputs);
    evaluate(inputs, outputs);
    toChances(outputs, players);
    for (let seat = 0; seat < players; seat++) chances[seat] = outputs[seat] ?? 0;
  };
};

const load = (nets: Readonly<Record<number, string>>, players: number) => {
  const net = nets[players];
  if (net === undefined) throw new RangeError(`no net for ${players} players`);
  return { evaluate: evaluationOf(netOf(net)), inputs: new Float32Array(inputsOf(LAYOUT, players)) };
};
