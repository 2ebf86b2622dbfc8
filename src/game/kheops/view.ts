import type { Seat } from '../shared/seats.ts';
import { handOf } from './legal.ts';
import type { State, Step, Table, View } from './table.ts';

/** What a seat may know: the table and its own hand; a spectator no hand. A new object of allowed parts. */
export const view = (state: State | View, seat: Seat | null): View => {
  const table = copyTable(state);
  // boardgame.io asks for the view of a view
  const holder = 'hand' in state ? state.holder : seat;
  if (holder === null) return { ...table, holder, hand: null };
  return { ...table, holder, hand: [...handOf(state, holder)] };
};

export const copyTable = ({
  options,
  white,
  pyramid,
  pawns,
  supplies,
  handSizes,
  stock,
  step,
}: Table): Table => ({
  options: { ...options },
  white,
  pyramid: Object.fromEntries(Object.entries(pyramid).map(([cell, laid]) => [cell, { ...laid }])),
  pawns: Object.fromEntries(Object.entries(pawns).map(([cell, pawn]) => [cell, { ...pawn }])),
  supplies: supplies.map(supply => ({ ...supply })),
  handSizes: [...handSizes],
  stock,
  step: copyStep(step),
});

const copyStep = (step: Step): Step =>
  step.kind === 'over' ? { ...step, scores: [...step.scores], winners: [...step.winners] } : { ...step };
