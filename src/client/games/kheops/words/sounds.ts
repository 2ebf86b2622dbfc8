import { defineWords } from '../../../ui/i18n/i18n.tsx';
import type { SoundWords } from '../../../ui/sound/sound-kinds.ts';

/** What is heard at this table, by what it is heard of. */
export const soundWords = defineWords(
  { stone: 'Tiles', tile: 'Pawns', coin: 'Points', gong: 'Final gong' } satisfies SoundWords,
  { stone: 'Tessere', tile: 'Pedine', coin: 'Punti', gong: 'Gong finale' },
);

export type Heard = keyof (typeof soundWords)['en'];
