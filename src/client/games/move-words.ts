import type { ComponentType } from 'react';
import type { AnyMove } from '../../game/contract.ts';
import type { GameId } from '../../game/index.ts';
import type { Language } from '../i18n/i18n.tsx';
import { byGame } from './found.ts';

export type MoveText = (language: Language, move: AnyMove) => string;

/** How moves of each game are put into a few words, out of its folder, loaded when wanted. */
export const MOVE_TEXTS = byGame(import.meta.glob<MoveText>('./*/move-words.ts', { import: 'moveText' }));

/** A small drawing of where a move is made. */
export type MovePicture = ComponentType<{ move: AnyMove }>;

const PICTURES = import.meta.glob<MovePicture>('./*/move-picture.tsx', { import: 'MovePicture' });

/** That of a game whose moves are told by their places, loaded when wanted; null for the others. */
export const loadMovePicture = async (game: GameId): Promise<MovePicture | null> =>
  (await PICTURES[`./${game}/move-picture.tsx`]?.()) ?? null;
