import type { Language } from './i18n.tsx';

/** Somebody a sentence is about; the reader is spoken to. */
export type Person = { readonly name: string; readonly you: boolean };

const lists = {
  en: new Intl.ListFormat('en-GB', { type: 'conjunction' }),
  it: new Intl.ListFormat('it', { type: 'conjunction' }),
};

/** "a, b and c". */
export const listed = (language: Language, parts: readonly string[]): string => lists[language].format(parts);

/** "+5", "−3", "0", with a true minus sign. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

/** "hai" to the reader, "Ada ha" about others, to begin a sentence in the past. */
export const ha = ({ name, you }: Person): string => (you ? 'Hai' : `${name} ha`);

export const who = ({ name, you }: Person): string => (you ? 'You' : name);
