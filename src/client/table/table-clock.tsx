import { useState } from 'react';
import type { Seat } from '../../game/shared/seats.ts';
import { capital } from '../ui/i18n/grammar.ts';
import { listed, useLanguage, useWords } from '../ui/i18n/i18n.tsx';
import { useBoard } from './board-context.tsx';
import { clockWords, timeInWords, timeOnClock } from './clock-words.ts';
import { Explain, ExplainCard } from './explain.tsx';
import { HolidayUntil, useHolidayOf } from './holiday.tsx';
import { SeatTime } from './seat-time.tsx';
import type { Clock } from './table-match.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

/** From here on the clock looks urgent. */
const SHORT_S = 5;
/** A listener is told when so many seconds are left, and not every one of them. */
const MARKS_S = [60, 30, 10];

/**
 * How much time is left: to this screen's player, or else to the one whose time is up first; and what comes then. A clock that stands
 * still while its member is on holiday shows the day from which it runs.
 */
export const TableClock = () => {
  const words = useWords(clockWords);
  const { language } = useLanguage();
  const { match, person } = useBoard();
  const shown = shownOf(match.clock ?? null, match.seat);
  const left = useSecondsLeft(shown?.until ?? null);
  const spoken = useSpoken(shown?.mine === true ? shown.until : null, left);
  const names = listed(
    language,
    (shown?.seats ?? []).map(seat => person(seat).name),
  );
  const whose = shown === null || shown.mine ? words.yours : words.timeOf(names);
  const label = match.outOfTime === undefined ? whose : `${whose}: ${words.afterwards[match.outOfTime]}`;
  const then = `${capital(words.afterwards[match.outOfTime ?? 'mildest'])}.`;
  const day = useHolidayOf(shown?.seats[0] ?? null);
  if (shown !== null && day !== null) {
    const why = shown.mine ? words.yoursStandsStill(day) : words.standsStill(names, day);
    return (
      <p className="table-clock" title={why}>
        <Explain card={() => <ExplainCard title={why} lines={[]} />}>
          <HolidayUntil day={day} why={why} />
        </Explain>
      </p>
    );
  }
  return (
    <>
      {shown !== null && (
        <p
          className="table-clock"
          role="timer"
          aria-label={label}
          title={label}
          data-mine={shown.mine}
          data-short={left <= SHORT_S}
        >
          <Explain
            card={() => <ExplainCard title={`${whose}: ${timeOnClock(left, language)}`} lines={[then]} />}
          >
            {timeOnClock(left, language)}
          </Explain>
        </p>
      )}
      {match.seat !== null && match.banks?.has(match.seat) === true && (
        <span className="bar-watchers">
          {words.own} <SeatTime seat={match.seat} />
        </span>
      )}
      {/* Here before there is anything to say: a listener hears what changes, not what comes with its region. */}
      <p className="visually-hidden" aria-live="polite">
        {spoken}
      </p>
    </>
  );
};

type Shown = { readonly until: number; readonly mine: boolean; readonly seats: readonly Seat[] };

const shownOf = (clock: Clock | null, seat: Seat | null): Shown | null => {
  if (clock === null || clock.size === 0) return null;
  const own = seat === null ? undefined : clock.get(seat);
  const until = own ?? Math.min(...clock.values());
  const seats =
    own === undefined ? [...clock].filter(([, each]) => each === until).map(([each]) => each) : [seat!];
  return { until, mine: own !== undefined, seats };
};

/** What a listener is told of their time: how much there is when it begins to run, then when little is left. */
const useSpoken = (until: number | null, left: number): string => {
  const words = useWords(clockWords);
  const { language } = useLanguage();
  const [began, setBegan] = useState<{ until: number | null; with: number }>({ until: null, with: 0 });
  if (began.until !== until) setBegan({ until, with: left });
  if (until === null) return '';
  const mark = MARKS_S.findLast(seconds => left <= seconds && seconds < began.with);
  return mark === undefined
    ? words.youHave(timeInWords(language, began.with))
    : words.left(timeInWords(language, mark));
};
