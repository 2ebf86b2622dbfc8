import { CELLS, type Cell } from './pyramid.ts';
import type { State, Step, Table } from './table.ts';

/** What everybody may see, as an object that shares nothing with the one it was copied from. */
export const copyTable = (table: Table): Table => ({
  options: { ...table.options },
  white: table.white,
  pyramid: copyByCell(table.pyramid),
  pawns: copyByCell(table.pawns),
  supplies: table.supplies.map(supply => ({ ...supply })),
  handSizes: [...table.handSizes],
  stock: table.stock,
  step: copyStep(table.step),
});

/** A state that shares nothing with the one it was copied from. */
export const copy = (state: State): State => ({ ...copyTable(state), secret: copySecret(state.secret) });

const copyByCell = <Entry extends object>(byCell: Partial<Record<Cell, Entry>>) => {
  const copied = { ...byCell };
  for (const cell of CELLS) {
    const entry = copied[cell];
    if (entry !== undefined) copied[cell] = { ...entry };
  }
  return copied;
};

export const copySecret = ({ hands, stock, seed }: State['secret']): State['secret'] => ({
  hands: hands.map(hand => [...hand]),
  stock: [...stock],
  seed,
});

const copyStep = (step: Step): Step =>
  step.kind === 'over' ? { ...step, scores: [...step.scores], winners: [...step.winners] } : { ...step };
