import type { Seat } from '../../game/shared/seats.ts';
import { useLanguage, useWords } from '../ui/i18n/i18n.tsx';
import { localeOf } from '../ui/i18n/region.ts';
import { serverNow } from '../ui/server-now.ts';
import { useBoard } from './board-context.tsx';
import { boardWords } from './words.ts';

/** The day until which a seat's member is on holiday, where a table plays by days; else null. Their time does not run until then. */
export const useHolidayOf = (seat: Seat | null): string | null => {
  const { match } = useBoard();
  const { language } = useLanguage();
  const until = seat === null ? undefined : match.seats[seat]?.holiday;
  if (until === undefined || until <= serverNow()) return null;
  return new Intl.DateTimeFormat(localeOf(language), { day: 'numeric', month: 'short' }).format(until);
};

/** That a seat's owner is away; empty where they are here, or on holiday, which says more. */
export const useAwayWord = (seat: Seat): string => {
  const { away } = useWords(boardWords);
  const holiday = useHolidayOf(seat);
  return useBoard().match.seats[seat]?.connected === false && holiday === null ? away : '';
};

/** In a clock's place, as it stands still. Its sign is drawn, as not every font has one. */
export const HolidayUntil = ({ day, why }: { day: string; why: string }) => (
  <span role="img" aria-label={why}>
    <svg viewBox="0 0 8 8" width="8" height="8" aria-hidden="true" style={{ display: 'inline' }}>
      <path d="M2 0v8M6 0v8" stroke="currentColor" strokeWidth="2" />
    </svg>{' '}
    {day}
  </span>
);
