import type { AnyMove } from '../../game/contract.ts';
import type { Language } from '../i18n/i18n.tsx';
import { byGame } from './found.ts';

export type MoveText = (language: Language, move: AnyMove) => string;

/** How moves of each game are put into a few words, out of its folder, loaded when wanted. */
export const MOVE_TEXTS = byGame(import.meta.glob<MoveText>('./*/move-words.ts', { import: 'moveText' }));
