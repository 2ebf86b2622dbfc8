import type { RuRaReEvent } from '../../../../game/ru-ra-re/events.ts';
import type { View } from '../../../../game/ru-ra-re/table.ts';
import { useBoard as useTableBoard } from '../../../table/board-context.tsx';
import type { BoardGame } from '../../../table/board-game.ts';
import type { TableMatch } from '../../../table/table-match.ts';

export type RuRaReMatch = TableMatch<View, RuRaReEvent>;

/** What every part of this board may ask and do. */
export const useBoard = () => useTableBoard<BoardGame<View, RuRaReEvent>, View, RuRaReEvent>();
