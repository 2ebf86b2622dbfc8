import { type ComponentType, lazy } from 'react';
import type { AnyEvent } from '../../game/contract.ts';
import type { GameId } from '../../game/index.ts';
import type { TableMatch } from '../table/table-match.ts';

type AnyBoard = ComponentType<{ match: TableMatch<unknown, AnyEvent> }>;

/** The board of each game, loaded when a match is opened. */
export const BOARDS: Readonly<Record<GameId, AnyBoard>> = {
  'priests-of-ra': lazy(async () => {
    const { Board } = await import('../games/priests-of-ra/board.tsx');
    return { default: Board as AnyBoard };
  }),
  ra: lazy(async () => {
    const { Board } = await import('../games/ra/board.tsx');
    return { default: Board as AnyBoard };
  }),
  kheops: lazy(async () => {
    const { Board } = await import('../games/kheops/board.tsx');
    return { default: Board as AnyBoard };
  }),
  'ru-ra-re': lazy(async () => {
    const { Board } = await import('../games/ru-ra-re/board.tsx');
    return { default: Board as AnyBoard };
  }),
};
