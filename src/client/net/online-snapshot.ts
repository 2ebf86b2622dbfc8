import type { AnyEvent } from '../../game/contract.ts';
import type { PublicSeat } from '../../game/shared/seat-data.ts';
import type { Clock, TableMatch } from '../table/table-match.ts';
import type { KnownMatch } from './framework-client.ts';
import { seatInfoOf } from './seats.ts';

/** Why the last thing this page sent came to nothing: a code of the server's. `id` tells one occasion from the next. */
export type Refused = { readonly code: string; readonly id: number };

/** An online match as this page knows it now. */
export type OnlineSnapshot = {
  /** Null until the match has begun and the server has told it. */
  readonly table: KnownMatch | null;
  readonly players: readonly PublicSeat[];
  readonly status: TableMatch<unknown, AnyEvent>['status'];
  readonly refused: Refused | null;
  /** Until when those whose time runs must have acted; null when nobody's does. */
  readonly clock: Clock | null;
};

/** What a page knows before it has been told anything. */
export const NOTHING: OnlineSnapshot = {
  table: null,
  players: [],
  status: 'offline',
  refused: null,
  clock: null,
};

/** What a board needs of it, or null before the match has been told. */
export const tableMatchOf = (
  { table, players, status, clock }: OnlineSnapshot,
  { seat, play, past }: Pick<Required<TableMatch<unknown, AnyEvent>>, 'seat' | 'play' | 'past'>,
): TableMatch<unknown, AnyEvent> | null =>
  table === null
    ? null
    : {
        view: table.view,
        events: table.events,
        loadsHistory: !table.isWhole,
        seat,
        seats: players.map(seatInfoOf),
        status,
        clock,
        play,
        past,
      };
