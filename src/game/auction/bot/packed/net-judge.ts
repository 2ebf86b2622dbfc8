import { inputsOf, type Layout } from '../../../shared/features.ts';
import { toChances } from '../../../shared/net.ts';
import { netOf } from '../../../shared/net-text.ts';
import { seatEvaluationOf } from '../../../shared/seat-net.ts';
import { winnerOf } from './suns.ts';
import { MOST_SEATS, OVER, type Packed, PLAYERS, STEP } from './table.ts';
import type { Judge } from './think.ts';

export type NetJudge = {
  readonly layout: Layout;
  /** Fills in the numbers of the layout, as a seat looks at the table. */
  readonly fillFeatures: (s: Packed, looking: number, into: Float32Array) => void;
  /** The net for so many seats, as text (`shared/net-text.ts`). */
  readonly netFor: (players: number) => string | undefined;
};

/** A judge that asks the net of as many as sit there. Each net is read when it is first asked. */
export const netJudge = ({ layout, fillFeatures, netFor }: NetJudge): Judge => {
  const load = (players: number) => {
    const net = netFor(players);
    if (net === undefined) throw new RangeError(`no net for ${players} players`);
    return {
      evaluate: seatEvaluationOf(netOf(net), layout, players),
      inputs: new Float32Array(inputsOf(layout, players)),
    };
  };
  const loaded: ReturnType<typeof load>[] = [];
  const outputs = new Float32Array(MOST_SEATS);
  return (s, chances) => {
    if (s[STEP] === OVER) {
      chances.fill(0);
      chances[winnerOf(s)] = 1;
      return;
    }
    const players = s[PLAYERS]!;
    loaded[players] ??= load(players);
    const { evaluate, inputs } = loaded[players];
    fillFeatures(s, 0, inputs);
    evaluate(inputs, outputs);
    toChances(outputs, players);
    chances.set(outputs);
  };
};
