import { type ReactNode, useContext } from 'react';
import type { Seat } from '../../game/shared/seats.ts';
import { capital } from '../ui/i18n/grammar.ts';
import { useLanguage, useWords } from '../ui/i18n/i18n.tsx';
import { AwayContext } from './away.ts';
import { useBoard } from './board-context.tsx';
import { awayWords, clockWords, timeOnClock } from './clock-words.ts';
import { useHolidayOf } from './holiday.tsx';
import { useSecondsLeft } from './use-seconds-left.ts';
import { boardWords } from './words.ts';

/**
 * What the portrait of a seat and the clock beside it mean, in words: for its card, and for what a press on it opens. Which bot it is,
 * whether its owner is away, how much time they have, and what comes then.
 */
export const useSeatNotes = (seat: Seat): readonly ReactNode[] => {
  const words = useWords(clockWords);
  const table = useWords(boardWords);
  const { match } = useBoard();
  const { bot = null, owner, connected } = match.seats[seat] ?? {};
  const day = useHolidayOf(seat);
  const isTimed = match.clock?.has(seat) === true || match.banks?.has(seat) === true;
  return [
    ...(bot === null ? [] : [`${table.bot(bot, owner)}.`]),
    ...(connected === false ? [<AwayNote key="away" seat={seat} />] : []),
    ...(day === null
      ? isTimed
        ? [<TimeNote key="time" seat={seat} />]
        : []
      : [`${capital(words.onHoliday(day))}.`]),
  ];
};

/** The same where a press has opened more than a card. */
export const SeatNotes = ({ seat }: { seat: Seat }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the lines stand still
  useSeatNotes(seat).map((note, i) => <p key={i}>{note}</p>);

const AwayNote = ({ seat }: { seat: Seat }) => {
  const words = useWords(awayWords);
  const absence = useContext(AwayContext).get(seat);
  const left = useSecondsLeft(absence?.until ?? null);
  return <span>{absence === undefined ? words.notHere : words.botIn(timeOnClock(left))}</span>;
};

const TimeNote = ({ seat }: { seat: Seat }) => {
  const words = useWords(clockWords);
  const { language } = useLanguage();
  const { clock, banks, outOfTime = 'mildest' } = useBoard().match;
  const left = useSecondsLeft(clock?.get(seat) ?? null);
  const seconds = clock?.has(seat) === true ? left : Math.ceil((banks?.get(seat) ?? 0) / 1000);
  return <span>{`${words.bank}: ${timeOnClock(seconds, language)}, ${words.afterwards[outOfTime]}.`}</span>;
};
