import type { Table } from '../../../game/priests-of-ra/table.ts';
import type { Side } from '../../../game/priests-of-ra/tiles.ts';
import type { Seat } from '../../../game/shared/seats.ts';
import type { Thinking } from '../../table/thinking.ts';
import type { Prospects } from '../auction/worth/prospects.ts';
import { paidBy } from '../auction/worth/spend.ts';
import { prospects } from './facts.ts';

/** As in `AuctionGame`: what the lot on the track, or some tiles, would bring a seat by the end of the epoch. */
export const think = (
  view: Table,
  seat: Seat,
  tiles: readonly string[] | null,
): Thinking<Prospects> | null =>
  tiles === null
    ? prospects(view, seat, view.track, paidBy(view, seat))
    : prospects(view, seat, tiles as readonly Side[]);
