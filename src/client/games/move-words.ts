import type { ComponentType } from 'react';
import type { AnyMove } from '../../game/contract.ts';
import type { GameId } from '../../game/index.ts';
import type { Language } from '../ui/i18n/i18n.tsx';

export type MoveText = (language: Language, move: AnyMove) => string;

const TEXTS = import.meta.glob<MoveText>('./*/move-words.ts', { import: 'moveText' });

/** As the rules name it, in any language. */
const asNamed: MoveText = (_language, move) => move.join(' ');

/** How moves of a game are put into a few words, out of its folder, loaded when wanted; a game may do without. */
export const loadMoveText = async (game: GameId): Promise<MoveText> =>
  (await TEXTS[`./${game}/move-words.ts`]?.()) ?? asNamed;

/** A small drawing of where a move is made. */
export type MovePicture = ComponentType<{ move: AnyMove }>;

const PICTURES = import.meta.glob<MovePicture>('./*/move-picture.tsx', { import: 'MovePicture' });

/** That of a game whose moves are told by their places, loaded when wanted; null for the others. */
export const loadMovePicture = async (game: GameId): Promise<MovePicture | null> =>
  (await PICTURES[`./${game}/move-picture.tsx`]?.()) ?? null;
