import type { AnyMove } from '../../../game/contract.ts';
import type { Seat } from '../../../game/shared/seats.ts';
import { type Replayed, type Snapshots, snapshotAt } from '../../table/timeline.ts';

/** How a match came to a position: what its table looked like on the way follows from it. */
export type Way<State, Move = AnyMove> = {
  readonly fresh: State;
  readonly made: readonly { readonly seat: Seat; readonly move: Move }[];
};

/** One move further. */
export const further = <State, Move>(
  way: Way<State, Move> | undefined,
  seat: Seat,
  move: Move,
): Way<State, Move> | undefined => way && { fresh: way.fresh, made: [...way.made, { seat, move }] };

/** What a seat saw of a match on its way to a position, where that is known. */
export const snapshotsOn = <State, View, Move>(
  rules: Replayed<State, View, Move>,
  way: Way<State, Move> | undefined,
  seat: Seat | null,
): Snapshots<View> => ({
  at: events =>
    way === undefined ? null : snapshotAt(rules, structuredClone(way.fresh), way.made, events, seat),
});
