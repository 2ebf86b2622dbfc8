import { type Language, listed } from './i18n.tsx';

/** Somebody a sentence is about; the reader is spoken to. */
export type Person = { readonly name: string; readonly you: boolean };

/** The same text with its first letter in upper case. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

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

/** Anywhere but at the beginning of a sentence, in English and in Italian. */
export const youOr = ({ name, you }: Person): string => (you ? 'you' : name);
export const tuOr = ({ name, you }: Person): string => (you ? 'tu' : name);

/** "You, Ada and Ben": to begin a sentence with, the reader first. */
export const allOf = (language: Language, people: readonly Person[]): string =>
  listed(
    language,
    people.toSorted((a, b) => Number(b.you) - Number(a.you)).map(({ name }) => name),
  );

/** The Italian “to” before a word: ad agricoltore, a guerriero. */
export const ad = (word: string): string => (/^a/i.test(word) ? `ad ${word}` : `a ${word}`);

/** What goes by letters, counted from 0: A is the first. */
export const letterOf = (n: number): string => String.fromCharCode('A'.charCodeAt(0) + n);
