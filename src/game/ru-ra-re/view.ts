import type { Seat } from '../shared/seats.ts';
import type { State, Step, Table, View } from './table.ts';

/** What a seat may know: the table and its own choice; a spectator no choice. A new object of allowed parts. */
export const view = (state: State | View, seat: Seat | null): View => ({
  ...copyTable(state),
  choice: 'choice' in state ? state.choice : seat === null ? null : (state.secret.choices[seat] ?? null),
});

const copyTable = (table: Table): Table => ({
  options: { ...table.options },
  rows: table.rows.map(row => [...row]),
  displays: table.displays.map(display => ({ ...display })),
  pile: table.pile,
  round: table.round,
  throw: table.throw,
  scored: table.scored,
  lastRound: table.lastRound,
  totals: [...table.totals],
  waiting: [...table.waiting],
  chosen: [...table.chosen],
  step: copyStep(table.step),
});

const copyStep = (step: Step): Step =>
  step.kind === 'over' ? { ...step, scores: [...step.scores], winners: [...step.winners] } : { ...step };
