import type { Seat } from '../../../game/shared/seats.ts';

/** Whose the screen is: `seat` sits in front of it, or it has to be handed to `handTo` first. */
export type ScreenNow = { readonly seat: Seat | null; readonly handTo: Seat | null };

export type Screen = {
  /** @param toAct the people whom the match waits for */
  readonly now: (toAct: readonly Seat[]) => ScreenNow;
  /** Who sits in front of it, also while it is being handed on; null before anybody does. */
  readonly holder: () => Seat | null;
  /** A person sits in front of it now. */
  readonly handTo: (seat: Seat) => void;
};

/**
 * The one screen of a match at which people sit in turn.
 * @param covered what one person may not see of another's is covered until the next has taken the screen
 */
export const newScreen = (people: readonly Seat[], covered: boolean): Screen => {
  let holder: Seat | null = people.length === 1 ? (people[0] ?? null) : null;
  return {
    now: toAct => {
      // Whoever has the screen goes first; where nothing is covered, the next person just goes on.
      const next = toAct.find(seat => seat === holder) ?? toAct[0] ?? null;
      if (next !== null && !covered) holder = next;
      const handTo = next === holder ? null : next;
      return { seat: handTo === null ? holder : null, handTo };
    },
    holder: () => holder,
    handTo: seat => {
      holder = seat;
    },
  };
};
