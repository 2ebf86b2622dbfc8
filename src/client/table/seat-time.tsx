import type { Seat } from '../../game/shared/seats.ts';
import { useLanguage, useWords } from '../ui/i18n/i18n.tsx';
import { useBoard } from './board-context.tsx';
import { clockWords, timeOnClock } from './clock-words.ts';

/** What is left in the bank of a seat while its time does not run; nothing where it has none. */
export const SeatTime = ({ seat }: { seat: Seat }) => {
  const words = useWords(clockWords);
  const { language } = useLanguage();
  const left = useBoard().match.banks?.get(seat);
  if (left === undefined) return null;
  return (
    <span className="seat-time" title={words.bank}>
      <span className="visually-hidden">{words.bank}: </span>
      {timeOnClock(Math.ceil(left / 1000), language)}
    </span>
  );
};
