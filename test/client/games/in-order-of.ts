import { resultOf } from '../../../src/client/table/result.ts';
import type { AnyEvent } from '../../../src/game/contract.ts';

/** Sheets in the order of the result, as those of a match that is over stand beside each other. */
export const inOrderOf = <Sheet extends { readonly player: number }>(
  events: readonly AnyEvent[],
  sheets: readonly Sheet[],
): readonly Sheet[] =>
  resultOf(events)!.order.map(({ seat }) => sheets.find(({ player }) => player === seat)!);
