import { useEffect, useRef } from 'react';
import type { AnyEvent } from '../../game/contract.ts';
import type { Seat } from '../../game/shared/seats.ts';
import { useWords } from '../ui/i18n/i18n.tsx';
import { useBoard } from './board-context.tsx';
import type { BoardGame } from './board-game.ts';
import { seatOfEvent } from './event-seat.ts';
import './since-strip.css';
import { Toolbar } from '../ui/keys/toolbar.tsx';
import { sinceWords } from './words.ts';

/** How many of the last events whoever only watches is shown. */
const WATCHED = 8;

/** From which event on a seat has not been told what happened since its own last turn. */
const sinceTurnOf = (
  events: readonly AnyEvent[],
  seat: Seat,
  isTurnOf: NonNullable<BoardGame<unknown, AnyEvent>['isTurnOf']>,
): number => events.findLastIndex(event => isTurnOf(event, seat)) + 1;

/**
 * Small pictures of what happened since one's last turn; a press on one shows the board as it stood after it. Whoever looks back
 * returns by the last, also where something without a picture came after it.
 */
export const SinceStrip = ({
  events,
  className = '',
  headed = false,
}: {
  /** What has happened as far as it has been shown. */
  events: readonly AnyEvent[];
  className?: string;
  /** Under its name, where that is not plain from its place. */
  headed?: boolean;
}) => {
  const words = useWords(sinceWords);
  const { game, live, timeline, reader, say } = useBoard();
  const { seat } = live;
  const isTurnOf = game.isTurnOf ?? ((event: AnyEvent, of: Seat) => seatOfEvent(event) === of);
  const from = seat === null ? 0 : sinceTurnOf(events, seat, isTurnOf);
  const weighty = events
    .map((event, i) => ({ event, at: i + 1, icon: i < from ? null : game.iconOf?.(event) }))
    .filter(({ icon }) => icon !== null && icon !== undefined);
  const shown = seat === null ? weighty.slice(-WATCHED) : weighty;
  const label = seat === null ? words.labelWatching : words.label;
  const ref = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what has come last is what is looked for
  useEffect(() => {
    // In the frame that shows it: to ask for its width at once would have the page laid out twice.
    const frame = requestAnimationFrame(() => {
      const strip = ref.current;
      if (strip !== null) strip.scrollLeft = strip.scrollWidth;
    });
    return () => cancelAnimationFrame(frame);
  }, [shown.length]);
  if (game.iconOf === undefined || (headed && shown.length === 0)) return null;
  const strip = (
    <Toolbar ref={ref} label={label} className={`since ${className}`}>
      {shown.map(({ event, at, icon }, i) => (
        <button
          key={at}
          type="button"
          className="since-event"
          title={game.sentenceOf(event, reader)}
          aria-label={words.lookAt(game.sentenceOf(event, reader))}
          aria-pressed={timeline.back === at}
          data-seat-colour={(game.seatOf ?? seatOfEvent)(event) ?? undefined}
          onClick={() => {
            if (timeline.back !== null && i === shown.length - 1) timeline.comeBack();
            else if (at === live.events.length) say(words.isNow, 'answer');
            else if (!timeline.lookAt(at)) say(live.snapshots === null ? words.loading : words.notSeen);
          }}
        >
          <span aria-hidden="true">{icon}</span>
        </button>
      ))}
    </Toolbar>
  );
  return headed ? (
    <div className="since-headed">
      <h3>{label}</h3>
      {strip}
    </div>
  ) : (
    strip
  );
};
