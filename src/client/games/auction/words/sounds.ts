import { defineWords } from '../../../ui/i18n/i18n.tsx';
import type { SoundWords } from '../../../ui/sound/sound-kinds.ts';

/** What is heard at the tables of both games, by what it is heard of. */
export const soundWords = defineWords(
  {
    sun: 'Suns',
    bag: 'Bag',
    tile: 'Tiles',
    stone: 'Passes',
    coin: 'Sales',
    gong: 'Gong',
  } satisfies SoundWords,
  { sun: 'Soli', bag: 'Sacchetto', tile: 'Tessere', stone: 'Chi passa', coin: 'Vendite', gong: 'Gong' },
);
