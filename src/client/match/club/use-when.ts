import { useLanguage } from '../../ui/i18n/i18n.tsx';
import { localeOf } from '../../ui/i18n/region.ts';

/** A moment as a day and a time, in the reader’s own zone. */
export const useWhen = (): ((moment: number) => string) => {
  const { language } = useLanguage();
  const format = new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  });
  return moment => format.format(moment);
};
