import type { Sun } from '../../../../game/auction/suns.ts';
import { listed } from '../../../i18n/grammar.ts';
import type { Language } from '../../../i18n/i18n.tsx';
import type { TileWords } from '../tile-words.ts';

/** "2 farmers, a priest and a plague": tiles of one kind together, in the order of the rulebook. */
export const tilesInWords = <Kind extends string>(
  language: Language,
  tiles: readonly Kind[],
  order: readonly Kind[],
  words: Readonly<Record<Kind, TileWords>>,
): string => {
  const parts: string[] = [];
  for (const kind of order) {
    const n = tiles.filter(tile => tile === kind).length;
    if (n === 1) parts.push(words[kind].a);
    if (n > 1) parts.push(`${n} ${words[kind].many}`);
  }
  return listed(language, parts);
};

/** The Italian article before a number that is read aloud: l'uno, l'otto, l'undici. */
export const il = (n: Sun): string => (n === 1 || n === 8 || n === 11 ? `l’${n}` : `il ${n}`);
