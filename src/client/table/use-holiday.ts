import type { Seat } from '../../game/shared/seats.ts';
import { useLanguage } from '../ui/i18n/i18n.tsx';
import { localeOf } from '../ui/i18n/region.ts';
import { serverNow } from '../ui/server-now.ts';
import { useBoard } from './board-context.tsx';

/**
 * The day until which a seat's clock stands still, as its member is on holiday; null where it runs.
 * @param isAhead also before it is their turn
 */
export const useHolidayOf = (seat: Seat | null, isAhead = false): string | null => {
  const { match } = useBoard();
  const { language } = useLanguage();
  const until = seat === null ? undefined : match.seats[seat]?.holiday;
  if (until === undefined || until <= serverNow() || !(isAhead || match.clock?.has(seat!))) return null;
  return new Intl.DateTimeFormat(localeOf(language), { day: 'numeric', month: 'short' }).format(until);
};
