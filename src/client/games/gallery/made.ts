import type { AnyEvent, AnyMove } from '../../../game/contract.ts';
import type { Seat } from '../../../game/shared/seats.ts';
import type { Snapshot } from '../../table/timeline.ts';

/** A move as it was made on the way to a position. */
type Made = { readonly seat: Seat; readonly move: AnyMove };

/** How a match came to a position: what its table looked like on the way follows from it. */
export type Way<State> = { readonly fresh: State; readonly made: readonly Made[] };

/** One move further. */
export const further = <State>(
  way: Way<State> | undefined,
  seat: Seat,
  move: AnyMove,
): Way<State> | undefined => way && { fresh: way.fresh, made: [...way.made, { seat, move }] };

/** As much of a game's rules as playing a match again asks for. */
type Replayed<State, View> = {
  readonly opening: (fresh: State) => readonly AnyEvent[];
  readonly apply: (state: State, seat: Seat, move: AnyMove) => readonly AnyEvent[];
  readonly view: (state: State, seat: Seat | null) => View;
};

/** What a seat saw of a match after so many events, or before the move that caused the last of them; null where it has not come so far. */
export const snapshotAt = <State, View>(
  rules: Replayed<State, View>,
  way: Way<State> | undefined,
  at: number,
  seat: Seat | null,
): Snapshot<View> | null => {
  if (way === undefined) return null;
  const state = structuredClone(way.fresh);
  let events = rules.opening(state).length;
  for (const { seat: by, move } of way.made) {
    if (events >= at) break;
    const view = rules.view(state, seat);
    const caused = rules.apply(state, by, move).length;
    if (events + caused > at) return { view, events };
    events += caused;
  }
  return events >= at ? { view: rules.view(state, seat), events } : null;
};
