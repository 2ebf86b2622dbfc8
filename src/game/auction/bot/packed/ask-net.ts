import { inputsOf, type Layout } from '../../../shared/nets/features.ts';
import type { NetFor } from '../../../shared/nets/nets.ts';
import { seatEvaluationOf } from '../../../shared/nets/seat-net.ts';
import { type Packed, PLAYERS } from './table.ts';

/** How a table is told to a net. */
export type Telling = {
  readonly layout: Layout;
  /** Fills in the numbers of the layout, as a seat looks at the table. */
  readonly fillFeatures: (s: Packed, looking: number, into: Float32Array) => void;
};

export type NetQuestion = Telling & {
  /** The net for so many seats. */
  readonly netFor: NetFor;
};

/**
 * Asks the net of as many as sit there what it makes of a table, a number a seat. Each net is read when it is first
 * asked.
 */
export const netAsked = ({ netFor, ...telling }: NetQuestion) => {
  const ask = netsAsked(telling, [netFor]);
  return (s: Packed, outputs: Float32Array): void => ask(s, outputs, () => {});
};

/**
 * Asks several nets the same: the table is told once, which takes longer than to answer.
 * @returns what calls `answered` after each net, whose numbers are in `outputs` until the next one answers
 */
export const netsAsked = ({ layout, fillFeatures }: Telling, netFors: readonly NetFor[]) => {
  const load = (players: number) => ({
    evaluations: netFors.map(netFor => seatEvaluationOf(netFor(players), layout, players)),
    inputs: new Float32Array(inputsOf(layout, players)),
  });
  const loaded: ReturnType<typeof load>[] = [];
  return (s: Packed, outputs: Float32Array, answered: () => void): void => {
    const players = s[PLAYERS]!;
    loaded[players] ??= load(players);
    const { evaluations, inputs } = loaded[players];
    fillFeatures(s, 0, inputs);
    for (const evaluate of evaluations) {
      evaluate(inputs, outputs);
      answered();
    }
  };
};
