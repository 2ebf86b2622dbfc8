import { useContext } from 'react';
import type { Seat } from '../../game/shared/seats.ts';
import { useDebounced } from '../ui/hooks/use-debounced.ts';
import { useLanguage, useWords } from '../ui/i18n/i18n.tsx';
import { AWAY_SHOWN_MS, AwayContext } from './away.ts';
import { useBoard } from './board-context.tsx';
import { awayWords, timeInWords, timeOnClock } from './clock-words.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

/** How long it is until a bot plays for somebody who is waited for: for the one whose time is up first. */
export const AwayClock = () => {
  const words = useWords(awayWords);
  const { language } = useLanguage();
  const { person } = useBoard();
  const absences = [...useContext(AwayContext)];
  const [soonest] = absences.sort(([, a], [, b]) => a.until - b.until);
  const isShown = useDebounced(soonest?.[0] ?? null, AWAY_SHOWN_MS) !== null;
  const first = isShown ? soonest : undefined;
  const left = useSecondsLeft(first?.[1].until ?? null);
  const name = (seat: Seat) => person(seat).name;
  return (
    <>
      {first !== undefined && (
        <p
          className="table-clock table-away"
          role="timer"
          aria-label={words.until(name(first[0]))}
          title={words.until(name(first[0]))}
        >
          {timeOnClock(left)}
        </p>
      )}
      {/* Here before there is anything to say, as a listener hears what changes; and not every second. */}
      <p className="visually-hidden" aria-live="polite">
        {first !== undefined &&
          words.waitedFor(name(first[0]), timeInWords(language, Math.round(first[1].all / 1000)))}
      </p>
    </>
  );
};
