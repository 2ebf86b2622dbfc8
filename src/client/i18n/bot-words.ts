import type { Level } from '../../game/shared/levels.ts';

type BotWords = {
  /** What a level is like to play against, wherever one can be chosen. */
  readonly level: Readonly<Record<Level, string>>;
  /** A bot of before there were levels, which some matches have still. */
  readonly random: string;
};

export const botWords: { readonly en: BotWords; readonly it: BotWords } = {
  en: {
    level: {
      easy: 'Easy: overlooks things',
      medium: 'Medium: plays soundly',
      hard: 'Hard: looks ahead',
      expert: 'Expert: gives nothing away',
    },
    random: 'Random: any move at all',
  },
  it: {
    level: {
      easy: 'Facile: si distrae',
      medium: 'Medio: gioca con giudizio',
      hard: 'Difficile: vede lontano',
      expert: 'Esperto: non regala nulla',
    },
    random: 'Casuale: mosse qualsiasi',
  },
};
