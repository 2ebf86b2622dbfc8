import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { storedValue } from '../storage/stored.ts';

export const LANGUAGES = ['en', 'it'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Words are plain strings, or functions that put them together from what they are given. */
type Entry = string | ((...args: never[]) => string) | { readonly [key: string]: Entry };
type Dictionary = { readonly [key: string]: Entry };

/** The same keys, with any text: what makes a missing or superfluous translation fail to compile. */
type Same<E> = E extends string
  ? string
  : E extends (...args: infer A) => string
    ? (...args: A) => string
    : { readonly [K in keyof E]: Same<E[K]> };

export type Words<W> = Readonly<Record<Language, W>>;

/** The words of one part of the screen in every language; Italian must have just the keys of English. */
export const defineWords = <D extends Dictionary>(en: D, it: Same<NoInfer<D>>): Words<Same<D>> => ({
  en: en as unknown as Same<D>,
  it,
});

const LanguageContext = createContext<{ language: Language; setLanguage: (language: Language) => void }>({
  language: 'en',
  setLanguage: () => {},
});

const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text);

const chosen = storedValue<Language | null>(
  'language',
  { parse: text => (isLanguage(text) ? text : undefined), write: String },
  { none: null },
);

/** The language chosen before, or else the browser's. */
export const preferredLanguage = (): Language =>
  chosen.get() ?? (navigator.language.toLowerCase().startsWith('it') ? 'it' : 'en');

export const LanguageProvider = ({
  first = preferredLanguage,
  children,
}: {
  /** The language to begin with, or how to find it. */
  first?: Language | (() => Language);
  children: ReactNode;
}) => {
  const [language, setLanguage] = useState<Language>(first);
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  // Chosen here, or in another tab.
  useEffect(() => chosen.subscribe(() => setLanguage(before => chosen.get() ?? before)), []);
  const value = useMemo(() => ({ language, setLanguage: chosen.set }), [language]);
  return <LanguageContext.Provider value={value}>{children}</LanguageContext.Provider>;
};

export const useLanguage = () => useContext(LanguageContext);

export const useWords = <W,>(words: Words<W>): W => words[useLanguage().language];

/** "1 tile", "2 tiles". English and Italian ask alike; `Intl.PluralRules` says so too, but is slow to begin with. */
export const plural = (_language: Language, n: number, one: string, other: string): string =>
  Math.abs(n) === 1 ? `${n} ${one}` : `${n} ${other}`;

export { listed } from '../../../site/listed.ts';
