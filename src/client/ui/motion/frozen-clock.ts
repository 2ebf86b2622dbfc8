import { createContext } from 'react';

/** The clock of a table that stands still to be looked at. */
export type FrozenClock = {
  /** How many milliseconds after a move it stands still. */
  readonly at: number;
  /** How many of them are of what the move brought before the event that is shown; told by whoever shows it. */
  began: number;
  /** What stands still from the beginning: the last of so many events, so much of which has passed, 0 to 1. */
  readonly moment?: { readonly told: number; readonly share: number };
};

/** The clock that stands still, or null where time goes on. */
export const FrozenClockContext = createContext<FrozenClock | null>(null);
