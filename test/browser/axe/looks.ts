/** In what a page may be shown, and how much of axe is worth its time there. */
export type Visit = {
  readonly theme: 'light' | 'dark';
  readonly width: number;
  readonly height: number;
  /**
   * What is looked for: everything; what another theme and size can change; what only a finger finds out; or, without axe,
   * whether anything hangs over sideways.
   */
  readonly rules: 'all' | 'colours' | 'touch' | 'width';
};
export type Language = 'en' | 'it';
export const LANGUAGES: readonly Language[] = ['en', 'it'];

const SIZES = [
  { width: 1280, height: 720 },
  { width: 360, height: 640 },
  { width: 1024, height: 768 },
  { width: 740, height: 360 },
  { width: 1920, height: 1080 },
  { width: 820, height: 1180 },
  { width: 2560, height: 1440 },
  // Between a tablet and a phone on its side.
  { width: 900, height: 600 },
] as const;
/** In its height or width. */
const PHONE_AT_MOST = 360;
const THEMES = ['light', 'dark'] as const;

/**
 * `LOOKS=32` (`npm run trust -- axe`): every page with every rule in both languages, both themes and all sizes. `LOOKS=8`:
 * the same at the first two sizes, and so on.
 */
const EVERYTHING = LANGUAGES.length * THEMES.length * SIZES.length;
export const LOOKS = Number(process.env.LOOKS ?? 1);

/**
 * The visits to the nth page in a language. Without `LOOKS` each page is seen at every size, once by all rules, once by its
 * colours in the other theme, and on every phone by what is to be touched; at which sizes the first two, and in which
 * language, changes from page to page.
 *
 * @param options.isAlone is the page not seen in the other language as well? Then the two are done in this one, at every other
 * size.
 */
export const visitsTo = (
  n: number,
  language: Language,
  { isAlone = true, looks = LOOKS } = {},
): readonly Visit[] => {
  const second = language === 'it' ? 1 : 0;
  if (looks > 1) {
    const all = SIZES.flatMap(size => THEMES.map(theme => ({ ...size, theme, rules: 'all' as const })));
    const share = Math.ceil((looks * all.length) / EVERYTHING);
    return all.slice(0, share);
  }
  const sizes = SIZES.map((_, i) => SIZES[(i + n) % SIZES.length]!);
  const mine = sizes.filter((_, i) => i % 2 === second);
  const inspected: readonly Visit['rules'][] = isAlone
    ? ['all', 'colours']
    : [n % 2 === second ? 'all' : 'colours'];
  return mine.map((size, i) => ({
    ...size,
    theme: THEMES[(i + second + n) % 2]!,
    rules: inspected[i] ?? (Math.min(size.width, size.height) <= PHONE_AT_MOST ? 'touch' : 'width'),
  }));
};
