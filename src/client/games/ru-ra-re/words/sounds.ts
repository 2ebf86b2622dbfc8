import { defineWords } from '../../../ui/i18n/i18n.tsx';
import type { SoundWords } from '../../../ui/sound/sound-kinds.ts';

/** What is heard at this table, by what it is heard of. */
export const soundWords = defineWords(
  {
    sun: 'A row taken',
    tile: 'Cards',
    fist: 'Fists',
    coin: 'Scoring',
    gong: 'Final gong',
  } satisfies SoundWords,
  { sun: 'Serie presa', tile: 'Carte', fist: 'Pugni', coin: 'Conteggio', gong: 'Gong finale' },
);

export type Heard = keyof (typeof soundWords)['en'];
