import type { KheopsEvent } from '../../../../game/kheops/events.ts';
import type { View } from '../../../../game/kheops/table.ts';
import { useBoard as useTableBoard } from '../../../table/board-context.tsx';
import type { BoardGame } from '../../../table/board-game.ts';
import type { TableMatch } from '../../../table/table-match.ts';

export type KheopsMatch = TableMatch<View, KheopsEvent>;

/** What every part of this board may ask and do. */
export const useBoard = () => useTableBoard<BoardGame<View, KheopsEvent>, View, KheopsEvent>();
