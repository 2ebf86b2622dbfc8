import { type ReactNode, useContext } from 'react';
import type { AnyEvent } from '../../game/contract.ts';
import { isolated } from '../../game/shared/isolated.ts';
import type { Seat } from '../../game/shared/seats.ts';
import { useDebounced } from '../ui/hooks/use-debounced.ts';
import { useMedia } from '../ui/hooks/use-media.ts';
import { useLanguage, useWords } from '../ui/i18n/i18n.tsx';
import { LAYOUTS } from '../ui/theme/layouts.ts';
import { AWAY_SHOWN_MS, AwayContext } from './away.ts';
import { useBoard } from './board-context.tsx';
import { awayWords, clockWords, timeInWords, timeOnClock } from './clock-words.ts';
import { useSecondsLeft } from './use-seconds-left.ts';
import './bar.css';
import type { BoardPart } from './board-parts.tsx';
import { Explain, ExplainCard } from './explain.tsx';
import { useHolidayOf } from './holiday.tsx';
import { Portrait } from './portrait.tsx';
import { SinceStrip } from './since-strip.tsx';
import { OpenPartContext, TableChromeContext } from './table-chrome.ts';
import { TableClock } from './table-clock.tsx';
import { isShared } from './table-match.ts';
import { bannerWords, boardWords, sinceWords } from './words.ts';

/** Whose turn it is, as the bar says it. */
export type Turn = {
  readonly whose: string;
  /** Is the person at this screen to act? */
  readonly mine: boolean;
  /** What is expected of whoever is to act, in a few words; empty when it is nothing. */
  readonly expected: string;
  readonly over: boolean;
  /** Whom the match waits for, for their portraits. */
  readonly seats?: readonly Seat[];
  /** When all is over, does the way to the final score stand among the actions? Then the bar has none. */
  readonly hasFinal?: boolean;
  /** What only this game shows here. */
  readonly aside?: ReactNode;
};

/**
 * The bar over a board: the way home, whose turn it is with what happened last, the ways to what lies over the board,
 * and the menu. While the board is shown as it stood once, it says so and has the way back.
 */
export const BoardBanner = ({
  whose,
  mine,
  expected,
  events,
  last,
  over,
  seats = [],
  open,
  withHistory,
  hasFinal = false,
  aside,
}: Turn & {
  /** What has happened as far as it has been shown. */
  events: readonly AnyEvent[];
  last: string;
  open: (part: BoardPart) => void;
  withHistory: boolean;
}) => {
  const words = useWords(bannerWords);
  const board = useWords(boardWords);
  const since = useWords(sinceWords);
  const { live, timeline } = useBoard();
  const { status, watching = 0, seat, seats: all } = live;
  const { home, menu } = useContext(TableChromeContext);
  const day = useHolidayOf(mine || seats.length > 1 ? null : (seats[0] ?? null));
  const onHoliday = useWords(clockWords).onHoliday;
  const acting = seats.length === 1 ? seats[0] : seat;
  const own = isShared(live) && whose === words.yourTurn ? all[acting ?? -1] : undefined;
  const head = own === undefined ? whose : words.turnOf(isolated(own.name));
  const said = status !== 'ready' ? words[status] : day === null ? expected : onHoliday(day);
  const isBack = timeline.back !== null;
  // A phone has three lines for whose turn it is and what happened, fewer beside a clock: what may be done stands on the
  // buttons, and what others may do is less than what they did.
  const isLong = (live.clock != null && !over) || `${head}${said}`.length > (mine ? HEAD_LINE : SMALL_LINE);
  const isTight = useMedia(LAYOUTS.phone) && isLong && said === expected;
  const shown = isTight ? head : `${head}${said}`;
  return (
    <div className="bar" data-mine={mine} data-back={isBack} data-over={over}>
      {home}
      <section className="turn-banner" aria-label={words.label}>
        {!isBack && (
          // Others wait: their faces are new ones, not the old ones elsewhere.
          <span key={seats.join()} className="bar-faces" data-many={seats.length > 1}>
            {seats.map(seat => (
              <Portrait key={seat} seat={seat} acting />
            ))}
          </span>
        )}
        <div
          className="turn-banner-text"
          data-length={lengthOf(shown, last)}
          data-wraps={shown.length > HEAD_LINE}
        >
          {/* New words are new elements: what changes in its place has not moved. */}
          <h2
            key={`${head}${said}${isBack}`}
            className="turn-banner-whose"
            data-letters={shown.length > DESK_LINE ? 'many' : undefined}
          >
            {isBack ? since.lookingBack : head}
            {!isBack && said !== '' && (
              <span className={isTight ? 'visually-hidden' : 'turn-banner-expected'}>: {said}</span>
            )}
          </h2>
          <p key={`${head}${said}${last}`} className="turn-banner-last" title={last}>
            {last}
          </p>
        </div>
        {isBack && (
          <button type="button" className="bar-back button-primary" onClick={timeline.comeBack}>
            {since.comeBack}
          </button>
        )}
        <div className="bar-aside">
          {watching > 0 && (
            <span className="bar-watchers" title={words.spectators(watching)}>
              <EyeIcon />
              <span aria-hidden="true">{watching}</span>
              <span className="visually-hidden">{words.spectators(watching)}</span>
            </span>
          )}
          {!over && <TableClock />}
          {!over && <AwayClock />}
          {aside}
        </div>
        <SinceStrip className="bar-since" events={events} />
        {withHistory && (
          <button type="button" className="bar-button" onClick={() => open('history')}>
            <HistoryIcon />
            <span className="bar-button-word">{board.history}</span>
          </button>
        )}
        {!(over && hasFinal) && (
          <button
            type="button"
            className={`bar-button ${over ? 'button-primary' : 'bar-score'}`}
            onClick={() => open(over ? 'final' : 'score')}
          >
            <ScoreIcon />
            <span className="bar-button-word">{over ? board.finalTitle : board.scoreSheets}</span>
          </button>
        )}
        <button type="button" className="bar-button bar-help" onClick={() => open('help')}>
          <span aria-hidden="true">?</span>
          <span className="visually-hidden">{board.help}</span>
        </button>
      </section>
      <OpenPartContext value={open}>{menu}</OpenPartContext>
    </div>
  );
};

/** How small the letters must be on a phone for all of it to stand in the bar. */
const lengthOf = (head: string, last: string): 'short' | 'long' | 'longest' => {
  const lines = Math.ceil(head.length / HEAD_LINE) * HEAD_LINE + last.length;
  return lines <= SHORT ? 'short' : lines <= LONG ? 'long' : 'longest';
};

/** Letters in a line of the bar on a small phone, and how many there are in all that go into it at each size. */
const HEAD_LINE = 28;
/** As many as go into one in the letters of a head that is longer. */
const SMALL_LINE = 34;
const SHORT = 84;
const LONG = 110;
/** Letters in a line of the bar on the least desk, and on any beside a clock. */
const DESK_LINE = 36;

const HistoryIcon = () => (
  <svg className="bar-button-icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <path d="M6 3h13v14h-3V6H6zM3 7h11v14H5a2 2 0 0 1-2-2z" fill="currentColor" fillRule="evenodd" />
  </svg>
);

const EyeIcon = () => (
  <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
    <path d="M2 12q10-12 20 0q-10 12-20 0z" fill="none" stroke="currentColor" strokeWidth="2" />
    <circle cx="12" cy="12" r="3.5" fill="currentColor" />
  </svg>
);

const ScoreIcon = () => (
  <svg className="bar-button-icon" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
    <path
      d="M4 4h16v16H4zM4 9.5h16M4 14.8h16M11 4v16"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
    />
  </svg>
);

/** How long it is until a bot plays for somebody who is waited for: for the one whose time is up first. */
const AwayClock = () => {
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
          <Explain card={() => <ExplainCard title={words.until(name(first[0]))} lines={[]} />}>
            {timeOnClock(left)}
          </Explain>
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
