import { afterEach, expect, it, vi } from 'vitest';
import { localeOf } from '../../../../src/client/ui/i18n/region.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['en', ['en-GB', 'en-US', 'en'], 'en-GB'],
  ['en', ['it-CH', 'en-AU'], 'en-AU'],
  ['en', ['it-CH', 'it'], 'en-CH'],
  ['it', ['it-CH'], 'it-CH'],
  ['en', ['de-CH', 'en'], 'en-CH'],
  ['en', ['de', 'en', 'en-IE'], 'en-IE'],
  ['it', ['it', 'en-US'], 'it'],
  ['it', ['de', 'en-US'], 'it-US'],
  ['it', [], 'it'],
  ['en', ['not a language', 'en-NZ'], 'en-NZ'],
] as const)('in %s, for a reader of %j, by %s', (language, languages, locale) => {
  vi.stubGlobal('navigator', { languages });
  expect(localeOf(language)).toBe(locale);
});

it('says a day as it is said there', () => {
  const day = new Date(2026, 10, 28);
  const said = (...languages: string[]) => {
    vi.stubGlobal('navigator', { languages });
    return new Intl.DateTimeFormat(localeOf('en'), { dateStyle: 'medium' }).format(day);
  };
  expect(said('en-US')).toBe('Nov 28, 2026');
  expect(said('en-GB')).toBe('28 Nov 2026');
});

it('no date, time or number of the client goes by the language alone', () => {
  const sources = import.meta.glob<string>('../../../../src/client/**/*.{ts,tsx}', {
    eager: true,
    query: '?raw',
    import: 'default',
  });
  const alone = Object.entries(sources).filter(([, text]) =>
    /(DateTime|Number)Format\(language\b/.test(text),
  );
  expect(alone.map(([file]) => file)).toEqual([]);
});
