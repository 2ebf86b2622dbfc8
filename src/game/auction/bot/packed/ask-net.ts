import { inputsOf, type Layout } from '../../../shared/features.ts';
import type { NetFor } from '../../../shared/nets.ts';
import { seatEvaluationOf } from '../../../shared/seat-net.ts';
import { type Packed, PLAYERS } from './table.ts';

export type NetQuestion = {
  readonly layout: Layout;
  /** Fills in the numbers of the layout, as a seat looks at the table. */
  readonly fillFeatures: (s: Packed, looking: number, into: Float32Array) => void;
  /** The net for so many seats. */
  readonly netFor: NetFor;
};

/**
 * Asks the net of as many as sit there what it makes of a table, a number a seat. Each net is read when it is first
 * asked.
 */
export const netAsked = ({ layout, fillFeatures, netFor }: NetQuestion) => {
  const load = (players: number) => ({
    evaluate: seatEvaluationOf(netFor(players), layout, players),
    inputs: new Float32Array(inputsOf(layout, players)),
  });
  const loaded: ReturnType<typeof load>[] = [];
  return (s: Packed, outputs: Float32Array): void => {
    const players = s[PLAYERS]!;
    loaded[players] ??= load(players);
    const { evaluate, inputs } = loaded[players];
    fillFeatures(s, 0, inputs);
    evaluate(inputs, outputs);
  };
};
