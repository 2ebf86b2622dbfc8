import type { Seat } from '../shared/seats.ts';
import { copySecret } from './copy.ts';
import { kheops } from './rules.ts';
import type { Move, State } from './table.ts';

/**
 * What a legal move makes of a state, which itself stays as it was: for thoughts by the thousand. Only what the move
 * changes is copied, so the rest must not be changed.
 */
export const afterMove = (state: State, seat: Seat, move: Move): State => {
  const next = { ...state, ...changedPart(state, move) };
  kheops.apply(next, seat, move);
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
