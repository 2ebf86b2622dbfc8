import type { AnyMove } from '../../../game/contract.ts';
import type { Seat } from '../../../game/shared/seats.ts';
import { type Replayed, type Snapshot, snapshotAt } from '../../table/timeline.ts';

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

/** What a seat saw of a match on its way to a position: see `snapshotAt`; null where that is not known. */
export const seenOnTheWay = <State, View>(
  rules: Replayed<State, View>,
  way: Way<State> | undefined,
  at: number,
  seat: Seat | null,
): Snapshot<View> | null =>
  way === undefined ? null : snapshotAt(rules, structuredClone(way.fresh), way.made, at, seat);
