import { type Level, levelOf } from '../../game/shared/bots/levels.ts';
import { isolated } from '../../game/shared/isolated.ts';

type BotWords = {
  /** What a level is like to play against, wherever one can be chosen. */
  readonly level: Readonly<Record<Level, string>>;
  /** Beside a bot's name, by whatever name its match has it; `owner`: whose it is. */
  readonly tag: (bot: string, owner?: string) => string;
  /** A bot of before there were levels, which some matches have still. */
  readonly random: string;
};

const TAGS = {
  en: { easy: 'Easy bot', medium: 'Medium bot', hard: 'Hard bot', expert: 'Expert bot' },
  it: { easy: 'Bot facile', medium: 'Bot medio', hard: 'Bot difficile', expert: 'Bot esperto' },
} as const satisfies Record<string, Readonly<Record<Level, string>>>;

const tagIn =
  (language: keyof typeof TAGS) =>
  (bot: string, owner?: string): string => {
    if (owner !== undefined) return `Bot ${language === 'en' ? 'of' : 'di'} ${isolated(owner)}`;
    const level = levelOf(bot);
    return level === null ? 'Bot' : TAGS[language][level];
  };

export const botWords: { readonly en: BotWords; readonly it: BotWords } = {
  en: {
    level: {
      easy: 'Easy: overlooks things',
      medium: 'Medium: plays soundly',
      hard: 'Hard: looks ahead',
      expert: 'Expert: gives nothing away',
    },
    tag: tagIn('en'),
    random: 'Random: any move at all',
  },
  it: {
    level: {
      easy: 'Facile: si distrae',
      medium: 'Medio: con giudizio',
      hard: 'Difficile: vede lontano',
      expert: 'Esperto: non regala nulla',
    },
    tag: tagIn('it'),
    random: 'Casuale: mosse qualsiasi',
  },
};
