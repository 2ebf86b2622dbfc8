import { addAt } from '../shared/lists.ts';
import type { Seat } from '../shared/seats.ts';
import { CARDS, countsOf, DECK_SIZE } from './cards.ts';
import { piecesFor } from './pieces.ts';
import type { State, Step, Table, View } from './table.ts';

/** What a seat may know: the table and its own choice; a spectator no choice. A new object of allowed parts. */
export const view = (state: State | View, seat: Seat | null): View => {
  const middle = copyMiddle(state);
  if (!('secret' in state)) {
    const displays = state.displays.map(counts => [...counts]);
    return { ...middle, displays, choice: state.choice, gone: [...state.gone] };
  }
  return {
    ...middle,
    displays: state.displays.map(countsOf),
    choice: seat === null ? null : (state.secret.choices[seat] ?? null),
    gone: goneIn(state),
  };
};

/** The cards that were put into the box unseen lie lowest in it, until it is shuffled for the last round. */
const goneIn = ({ lastRound, displays, secret }: State): number[] => {
  const unseen = lastRound ? 0 : DECK_SIZE - piecesFor(displays.length).inPlay;
  const gone = CARDS.map(() => 0);
  for (const card of secret.box.slice(unseen)) addAt(gone, CARDS.indexOf(card), 1);
  return gone;
};

export const copyTable = (table: Table): Table => ({
  ...copyMiddle(table),
  displays: table.displays.map(display => ({ ...display })),
});

/** All that state and view have in common. */
export const copyMiddle = (table: Table | View) => ({
  options: { ...table.options },
  rows: table.rows.map(row => [...row]),
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
