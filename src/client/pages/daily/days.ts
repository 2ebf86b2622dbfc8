import { beginningOf } from '../../../site/day.ts';
import { useLanguage } from '../../ui/i18n/i18n.tsx';
import { localeOf } from '../../ui/i18n/region.ts';

/** Days as the reader writes them: a day is one of UTC. */
export const useDay = (): ((date: string) => string) => {
  const locale = localeOf(useLanguage().language);
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return date => format.format(beginningOf(date));
};
