import type { ComponentType } from 'react';
import type { GameId } from '../../game/index.ts';
import { useWords, type Words } from '../i18n/i18n.tsx';
import { presentation as kheops } from './kheops/presentation.tsx';
import { presentation as priestsOfRa } from './priests-of-ra/presentation.tsx';
import { presentation as ra } from './ra/presentation.tsx';
import { presentation as ruRaRe } from './ru-ra-re/presentation.tsx';

/** How a game introduces itself before its board is loaded. All of it comes with the first page, so it stays small. */
export type Presentation = {
  readonly words: Words<{
    readonly name: string;
    /** What it is, and for whom. */
    readonly lead: string;
    /** How it goes, for somebody who has never played it. */
    readonly how: string;
  }>;
  /** A row of its tiles, one element each; decorative. */
  readonly Frieze: ComponentType;
  /** As in `BoardGame`: the folders of `games/` whose stylesheets reach its frieze. */
  readonly styles: string;
};

export const PRESENTATIONS: Readonly<Record<GameId, Presentation>> = {
  'priests-of-ra': priestsOfRa,
  ra,
  kheops,
  'ru-ra-re': ruRaRe,
};

/** What a game is called in the reader's language, wherever it is named. */
export const useGameName = (game: GameId): string => useWords(PRESENTATIONS[game].words).name;
