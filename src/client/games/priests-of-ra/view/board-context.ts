import type { PriestsEvent } from '../../../../game/priests-of-ra/events.ts';
import type { Table } from '../../../../game/priests-of-ra/table.ts';
import type { TableMatch } from '../../../table/table-match.ts';
import { useBoard as useAuctionBoard } from '../../auction/context/board-context.tsx';

export type PriestsMatch = TableMatch<Table, PriestsEvent>;

/** What every part of this board may ask and do. */
export const useBoard = () => useAuctionBoard<Table, PriestsEvent>();
