import type { Seat } from '../shared/seats.ts';
import { copyTable } from './copy.ts';
import { handOf } from './hands.ts';
import type { SeenStep, State, Table, View } from './table.ts';

/** What a seat may know: the table and its own hand; a spectator no hand. A new object of allowed parts. */
export const view = (state: State | View, seat: Seat | null): View => {
  // Nobody looks at a table while it is scored.
  const table = copyTable(state) as Table & { step: SeenStep };
  // boardgame.io asks for the view of a view
  const holder = 'hand' in state ? state.holder : seat;
  if (holder === null) return { ...table, holder, hand: null };
  return { ...table, holder, hand: [...handOf(state, holder)] };
};
