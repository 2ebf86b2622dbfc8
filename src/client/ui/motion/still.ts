import { createContext } from 'react';

/** The clock of a table that stands still to be looked at. */
export type Still = {
  /** How many milliseconds after a move it stands still. */
  readonly at: number;
  /** How many of them are of what the move brought before the event that is shown; told by whoever shows it. */
  began: number;
};

/** The clock that stands still, or null where time goes on. */
export const StillAt = createContext<Still | null>(null);
