import { type ComponentType, lazy } from 'react';
import type { AnyEvent } from '../../game/contract.ts';
import type { GameId } from '../../game/index.ts';
import { byGame } from '../games/found.ts';
import type { TableMatch } from '../table/table-match.ts';

type AnyBoard = ComponentType<{ match: TableMatch<unknown, AnyEvent> }>;

const FILES = byGame(import.meta.glob<AnyBoard>('../games/*/board.tsx', { import: 'Board' }));

/** The board of each game, out of its folder, loaded when a match is opened. */
export const BOARDS = Object.fromEntries(
  Object.entries(FILES).map(([game, load]) => [game, lazy(async () => ({ default: await load() }))]),
) as unknown as Readonly<Record<GameId, AnyBoard>>;
