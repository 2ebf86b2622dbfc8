import { beginningOf } from '../../../site/day.ts';
import { useLanguage } from '../../ui/i18n/i18n.tsx';
import { localeOf } from '../../ui/i18n/region.ts';

/** Days, and the moments at which they end, as the reader writes them: a day is one of UTC, its end is told in their own time. */
export const useDays = () => {
  const locale = localeOf(useLanguage().language);
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' });
  return {
    dayInWords: (date: string): string => day.format(beginningOf(date)),
    /** @param ends by the server's clock, which says `now`: the device's may be hours off */
    endInWords: (ends: number, now: number): string => time.format(Date.now() + (ends - now)),
  };
};
