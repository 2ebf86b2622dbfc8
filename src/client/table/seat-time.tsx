import type { Seat } from '../../game/shared/seats.ts';
import { useLanguage, useWords } from '../ui/i18n/i18n.tsx';
import { useBoard } from './board-context.tsx';
import { clockWords, timeOnClock } from './clock-words.ts';
import { HolidayUntil, useHolidayOf } from './holiday.tsx';

/** Until when a seat's member is on holiday; else what is left in its bank while its time does not run. Nothing where there is neither. */
export const SeatTime = ({ seat }: { seat: Seat }) => {
  const words = useWords(clockWords);
  const { language } = useLanguage();
  const left = useBoard().match.banks?.get(seat);
  const day = useHolidayOf(seat);
  if (day !== null) {
    const why = words.onHoliday(day);
    return (
      <span className="seat-time" title={why}>
        <HolidayUntil day={day} why={why} />
      </span>
    );
  }
  if (left === undefined) return null;
  return (
    <span className="seat-time" title={words.bank}>
      <span className="visually-hidden">{words.bank}: </span>
      {timeOnClock(Math.ceil(left / 1000), language)}
    </span>
  );
};
