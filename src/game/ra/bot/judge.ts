import { MOST_SEATS, PLAYERS } from '../../auction/bot/packed/table.ts';
import type { Judge } from '../../auction/bot/packed/think.ts';
import { inputsOf } from '../../shared/features.ts';
import { evaluationOf, toChances } from '../../shared/net.ts';
import { netOf } from '../../shared/net-text.ts';
import { fillFeatures, LAYOUT } from './packed/features.ts';

/**
 * Nets learn from how near everybody came too, which makes their chances too level: by so much, as matches show that no
 * net was taught.
 */
const SHARPER = 1.3;

/** A judge that asks a net for as many as sit there, from every seat: what it says is the mean. @param nets as text, by the number of seats */
export const judgeOf = (nets: Readonly<Record<number, string>>): Judge => {
  const loaded: ReturnType<typeof load>[] = [];
  const outputs = new Float32Array(MOST_SEATS);
  return (s, chances) => {
    const players = s[PLAYERS] ?? 0;
    loaded[players] ??= load(nets, players);
    const { evaluate, inputs } = loaded[players];
    fillFeatures(s, 0, inputs);
    chances.fill(0);
    for (let looking = 0; looking < players; looking++) {
      if (looking > 0) turn(inputs);
      evaluate(inputs, outputs);
      for (let i = 0; i < players; i++) outputs[i] = SHARPER * (outputs[i] ?? 0);
      toChances(outputs, players);
      for (let i = 0; i < players; i++) {
        const seat = (looking + i) % players;
        chances[seat] = (chances[seat] ?? 0) + (outputs[i] ?? 0) / players;
      }
    }
  };
};

const own = new Float32Array(LAYOUT.ofSeat);

/** The next seat looks: the first one's numbers go behind those of the others. */
const turn = (inputs: Float32Array): void => {
  const { ofTable, ofSeat } = LAYOUT;
  own.set(inputs.subarray(ofTable, ofTable + ofSeat));
  inputs.copyWithin(ofTable, ofTable + ofSeat);
  inputs.set(own, inputs.length - ofSeat);
};

const load = (nets: Readonly<Record<number, string>>, players: number) => {
  const net = nets[players];
  if (net === undefined) throw new RangeError(`no net for ${players} players`);
  return { evaluate: evaluationOf(netOf(net)), inputs: new Float32Array(inputsOf(LAYOUT, players)) };
};
