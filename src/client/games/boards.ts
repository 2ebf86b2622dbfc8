import type { ComponentType } from 'react';
import type { AnyEvent } from '../../game/contract.ts';
import type { GameId } from '../../game/index.ts';
import type { TableMatch } from '../table/table-match.ts';
import { type LoadedPart, loadedPart } from '../ui/hooks/loaded-part.tsx';
import { byGame } from './found.ts';

type BoardProps = { match: TableMatch<unknown, AnyEvent> };

const FILES = byGame(import.meta.glob<ComponentType<BoardProps>>('./*/board.tsx', { import: 'Board' }));

/** The board of each game, out of its folder, loaded when a match is opened. */
export const BOARDS = Object.fromEntries(
  Object.entries(FILES).map(([game, find]) => [game, loadedPart(find)]),
) as unknown as Readonly<Record<GameId, LoadedPart<BoardProps>>>;
