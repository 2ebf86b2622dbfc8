import type { Language } from './i18n.tsx';

/**
 * How whoever reads a page in a language writes dates, times and numbers: as their browser says of that language (`en-GB`,
 * `it-CH`), else as is usual where they are. The language alone would stand for its largest region.
 */
export const localeOf = (language: Language): string => {
  const wanted = (globalThis.navigator?.languages ?? []).flatMap(tag => localesIn(tag));
  const ofRegion = wanted.filter(({ region }) => region);
  const same = ofRegion.find(locale => locale.language === language);
  const region = wanted[0]?.language === language ? undefined : ofRegion[0]?.region;
  return same?.toString() ?? (region === undefined ? language : `${language}-${region}`);
};

/** None where it is no tag of a language: browsers let anything be set. */
const localesIn = (tag: string): readonly Intl.Locale[] => {
  try {
    return [new Intl.Locale(tag)];
  } catch {
    return [];
  }
};
