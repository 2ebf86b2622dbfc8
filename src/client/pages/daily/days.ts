import { useMemo } from 'react';
import { beginningOf } from '../../../site/day.ts';
import { useLanguage } from '../../ui/i18n/i18n.tsx';
import { localeOf } from '../../ui/i18n/region.ts';

const MINUTE = 60_000;

/** Days as the reader writes them: a day is one of UTC. */
export const useDay = (): ((date: string) => string) => {
  const locale = localeOf(useLanguage().language);
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return date => format.format(beginningOf(date));
};

/**
 * The moment at which a day ends, in the reader’s own time.
 * @param told by the server's clock: the device's may be hours off
 */
export const useEnd = ({ ends, now }: { readonly ends: number; readonly now: number }): string => {
  const locale = localeOf(useLanguage().language);
  // By how much is counted once, as the answer comes: it is shown for as long as the next ones say the same.
  const off = useMemo(() => Date.now() - now, [now]);
  const end = Math.round((ends + off) / MINUTE) * MINUTE;
  return new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(end);
};
