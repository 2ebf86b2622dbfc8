import { describe, expect, it } from 'vitest';
import { LANGUAGES, listed, plural } from '../../../../src/client/ui/i18n/i18n.tsx';

describe.each(LANGUAGES)('as the standard has it for %s', language => {
  const locale = language === 'en' ? 'en-GB' : language;

  it.each([0, 1, 2, 3, 5])('a list of %i', length => {
    const parts = ['suns', 'tiles', 'a plague', '3', 'gold'].slice(0, length);
    expect(listed(language, parts)).toBe(new Intl.ListFormat(locale, { type: 'conjunction' }).format(parts));
  });

  it.each([0, 1, 2, 11, 21, 101, -1, -2, 0.5])('the form of %d', n => {
    const form = new Intl.PluralRules(locale).select(n);
    expect(plural(language, n, 'one', 'other')).toBe(`${n} ${form}`);
  });
});
