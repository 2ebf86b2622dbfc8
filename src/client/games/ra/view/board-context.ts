import type { RaEvent } from '../../../../game/ra/events.ts';
import type { Table } from '../../../../game/ra/table.ts';
import type { TableMatch } from '../../../table/table-match.ts';
import { useBoard as useAuctionBoard } from '../../auction/context/board-context.tsx';

export type RaMatch = TableMatch<Table, RaEvent>;

/** What every part of this board may ask and do. */
export const useBoard = () => useAuctionBoard<Table, RaEvent>();
