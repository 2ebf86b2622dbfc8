import { useLanguage } from '../../ui/i18n/i18n.tsx';
import { localeOf } from '../../ui/i18n/region.ts';

export type EndOfDay = { readonly time: string; readonly isTomorrow: boolean };

/**
 * When the deals of a day end, where the reader is: a day is one of UTC.
 * @param told by the server's clock, which is right where this machine's is not
 */
export const useEndOfDay = (): ((told: { readonly ends: number; readonly now: number }) => EndOfDay) => {
  const time = new Intl.DateTimeFormat(localeOf(useLanguage().language), { timeStyle: 'short' });
  const dayOf = (moment: number) => new Date(moment).toDateString();
  // Midnight is the end of the day before it.
  return ({ ends, now }) => ({ time: time.format(ends), isTomorrow: dayOf(ends - 1) !== dayOf(now) });
};
