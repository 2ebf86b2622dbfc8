import type { Language } from './i18n.tsx';

/** Somebody a sentence is about; the reader is spoken to. */
export type Person = { readonly name: string; readonly you: boolean };

const lists = {
  en: new Intl.ListFormat('en-GB', { type: 'conjunction' }),
  it: new Intl.ListFormat('it', { type: 'conjunction' }),
};

/** "a, b and c". */
export const listed = (language: Language, parts: readonly string[]): string => lists[language].format(parts);

/** "2 farmers, a priest and a plague": pieces of one kind together, in the order of the rulebook. */
export const piecesInWords = <Kind extends string>(
  language: Language,
  pieces: readonly Kind[],
  order: readonly Kind[],
  words: Readonly<Record<Kind, { readonly a: string; readonly many: string }>>,
): string => {
  const parts: string[] = [];
  for (const kind of order) {
    const n = pieces.filter(piece => piece === kind).length;
    if (n === 1) parts.push(words[kind].a);
    if (n > 1) parts.push(`${n} ${words[kind].many}`);
  }
  return listed(language, parts);
};

/** "+5", "−3", "0", with a true minus sign. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

/** "hai" to the reader, "Ada ha" about others, to begin a sentence in the past. */
export const ha = ({ name, you }: Person): string => (you ? 'Hai' : `${name} ha`);

export const who = ({ name, you }: Person): string => (you ? 'You' : name);
