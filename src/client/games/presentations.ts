import type { GameId } from '../../game/index.ts';
import { useWords, type Words } from '../ui/i18n/i18n.tsx';
import { byGame } from './found.ts';

/** How a game introduces itself before its board is loaded. All of it comes with the first page, so it stays small. */
export type Presentation = {
  readonly words: Words<{
    readonly name: string;
    /** What it is, and for whom. */
    readonly lead: string;
    /** How it goes, for somebody who has never played it. */
    readonly how: string;
  }>;
};

/** Each game's own, out of its folder. */
export const PRESENTATIONS = byGame(
  import.meta.glob<Presentation>('./*/presentation.ts', { import: 'presentation', eager: true }),
);

/** What a game is called in the reader's language, wherever it is named. */
export const useGameName = (game: GameId): string => useWords(PRESENTATIONS[game].words).name;
