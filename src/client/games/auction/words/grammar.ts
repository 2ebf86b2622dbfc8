import type { Sun } from '../../../../game/auction/suns.ts';
import type { Language } from '../../../i18n/i18n.tsx';
import type { TileWords } from '../tile-words.ts';

/** Somebody a sentence is about; the reader is spoken to. */
export type Person = { readonly name: string; readonly you: boolean };

const lists = {
  en: new Intl.ListFormat('en-GB', { type: 'conjunction' }),
  it: new Intl.ListFormat('it', { type: 'conjunction' }),
};

/** "a, b and c". */
export const listed = (language: Language, parts: readonly string[]): string => lists[language].format(parts);

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

/** "+5", "−3", "0", with a true minus sign. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

/** The Italian article before a number that is read aloud: l'uno, l'otto, l'undici. */
export const il = (n: Sun): string => (n === 1 || n === 8 || n === 11 ? `l’${n}` : `il ${n}`);

/** "hai" to the reader, "Ada ha" about others, to begin a sentence in the past. */
export const ha = ({ name, you }: Person): string => (you ? 'Hai' : `${name} ha`);

export const who = ({ name, you }: Person): string => (you ? 'You' : name);
