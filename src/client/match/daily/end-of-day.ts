import { defineWords, useLanguage, useWords } from '../../ui/i18n/i18n.tsx';
import { localeOf } from '../../ui/i18n/region.ts';

/** What stands behind "until", in Italian "fino". */
const endWords = defineWords(
  {
    midnight: (isTomorrow: boolean) => `midnight ${isTomorrow ? 'tomorrow' : 'tonight'}`,
    time: (time: string, isTomorrow: boolean) => `${time}${isTomorrow ? ' tomorrow' : ''}`,
  },
  {
    midnight: isTomorrow => `alla mezzanotte di ${isTomorrow ? 'domani' : 'oggi'}`,
    time: (time, isTomorrow) => `alle ore\u00a0${time}${isTomorrow ? ' di domani' : ''}`,
  },
);

/**
 * When the deals of a day end, in words, where the reader is: a day is one of UTC. By 0:00 alone nobody knows which midnight is meant.
 * @param told by the server's clock, which is right where this machine's is not
 */
export const useEndOfDay = (): ((told: { readonly ends: number; readonly now: number }) => string) => {
  const words = useWords(endWords);
  const time = new Intl.DateTimeFormat(localeOf(useLanguage().language), { timeStyle: 'short' });
  const dayOf = (moment: number) => new Date(moment).toDateString();
  return ({ ends, now }) => {
    // Midnight is the end of the day before it.
    const isTomorrow = dayOf(ends - 1) !== dayOf(now);
    const isMidnight = dayOf(ends - 1) !== dayOf(ends);
    return isMidnight ? words.midnight(isTomorrow) : words.time(time.format(ends), isTomorrow);
  };
};
