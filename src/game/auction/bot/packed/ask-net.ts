import { inputsOf, type Layout } from '../../../shared/features.ts';
import { netOf } from '../../../shared/net-text.ts';
import { seatEvaluationOf } from '../../../shared/seat-net.ts';
import { type Packed, PLAYERS } from './table.ts';

export type NetQuestion = {
  readonly layout: Layout;
  /** Fills in the numbers of the layout, as a seat looks at the table. */
  readonly fillFeatures: (s: Packed, looking: number, into: Float32Array) => void;
  /** The net for so many seats, as text (`shared/net-text.ts`). */
  readonly netFor: (players: number) => string | undefined;
};

/**
 * Asks the net of as many as sit there what it makes of a table, a number a seat. Each net is read when it is first
 * asked.
 */
export const netAsked = ({ layout, fillFeatures, netFor }: NetQuestion) => {
  const load = (players: number) => {
    const net = netFor(players);
    if (net === undefined) throw new RangeError(`no net for ${players} players`);
    return {
      evaluate: seatEvaluationOf(netOf(net), layout, players),
      inputs: new Float32Array(inputsOf(layout, players)),
    };
  };
  const loaded: ReturnType<typeof load>[] = [];
  return (s: Packed, outputs: Float32Array): void => {
    const players = s[PLAYERS]!;
    loaded[players] ??= load(players);
    const { evaluate, inputs } = loaded[players];
    fillFeatures(s, 0, inputs);
    evaluate(inputs, outputs);
  };
};
