import type { Seat } from '../shared/seats.ts';
import { apply } from './moves.ts';
import { CELLS, type Cell } from './pyramid.ts';
import type { Move, State, Step, Table } from './table.ts';

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

/**
 * What a legal move makes of a state, which itself stays as it was: for thoughts by the thousand. Only what the move
 * changes is copied, so the rest must not be changed.
 */
export const after = (state: State, seat: Seat, move: Move): State => {
  const next = { ...state, ...changedPart(state, move) };
  apply(next, seat, move);
  return next;
};

/** Copies of what a move may change in place. */
const changedPart = (
  { pyramid, pawns, supplies, handSizes, secret }: State,
  [name]: Move,
): Partial<State> => {
  switch (name) {
    case 'placePawn':
      return { pawns: { ...pawns }, supplies: supplies.map(supply => ({ ...supply })) };
    case 'rotate':
      return { pyramid: { ...pyramid } };
    case 'swap':
    case 'movePawn':
      return { pawns: { ...pawns } };
    case 'layTile':
      return { pyramid: { ...pyramid }, handSizes: [...handSizes], secret: copySecret(secret) };
  }
};

const copyByCell = <Entry extends object>(byCell: Partial<Record<Cell, Entry>>) => {
  const copied = { ...byCell };
  for (const cell of CELLS) {
    const entry = copied[cell];
    if (entry !== undefined) copied[cell] = { ...entry };
  }
  return copied;
};

const copyStep = (step: Step): Step =>
  step.kind === 'over' ? { ...step, scores: [...step.scores], winners: [...step.winners] } : { ...step };

const copySecret = ({ hands, stock, seed }: State['secret']): State['secret'] => ({
  hands: hands.map(hand => [...hand]),
  stock: [...stock],
  seed,
});
