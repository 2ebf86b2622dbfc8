import type { AllAtOnce } from '../contract.ts';
import type { Seat } from '../shared/seats.ts';
import type { State, Table, View } from './table.ts';

/** Everybody who is asked in this throw, those too who have chosen and may still choose otherwise. */
export const asked = ({ waiting }: Table | View): readonly Seat[] => waiting;

/** Those who are asked and have not chosen yet. */
export const seatsToAct = ({ waiting, chosen }: Table | View): readonly Seat[] =>
  waiting.filter(seat => !chosen[seat]);

/** All who are asked choose at the same time; whoever has chosen may take it back until the last one has. */
export const handsOfThisThrow: AllAtOnce<Table | View, State> = {
  activePlayers: seatsToAct,
  asked,
  takeBack: (state, seat) => {
    if (state.chosen[seat] !== true || !state.waiting.includes(seat)) return false;
    state.chosen[seat] = false;
    state.secret.choices[seat] = null;
    return true;
  },
};

/** The next throw asks these seats. */
export const ask = (state: State, seats: Seat[]): void => {
  state.waiting = seats;
  state.chosen.fill(false);
  state.secret.choices.fill(null);
};
