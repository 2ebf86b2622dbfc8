import { startTransition, useContext, useEffect, useRef } from 'react';
import { useWords } from '../ui/i18n/i18n.tsx';
import { useRoving } from '../ui/keys/roving.ts';
import { useBoard } from './board-context.tsx';
import './history.css';
import type { HistoryEntry } from './history-entries.ts';
import { HistoryInSight, HistoryPointing } from './history-pointing.ts';
import { Portrait } from './portrait.tsx';
import { sinceWords } from './words.ts';

export type { HistoryEntry } from './history-entries.ts';

const NEAR = 80;

/**
 * Everything that happened, oldest first, in its groups; follows the match unless its reader has scrolled back. Where
 * the board can be shown as it stood, a press on a line does that.
 */
export const HistoryList = ({
  entries,
  label,
  onLook,
}: {
  entries: readonly HistoryEntry[];
  label: string;
  /** The board is about to be shown as it stood: what lies over it gives way. */
  onLook: () => void;
}) => {
  const words = useWords(sinceWords);
  const { live, timeline, say } = useBoard();
  const point = useContext(HistoryPointing);
  const inSight = useContext(HistoryInSight);
  const roving = useRoving<HTMLElement>(undefined, 'last');
  const list = useRef<HTMLOListElement>(null);
  const follows = useRef(true);
  const top = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new entry is what makes it scroll
  useEffect(() => {
    const box = roving.ref.current;
    if (box === null) return;
    const toTheEnd = () => {
      if (follows.current) box.scrollTop = box.scrollHeight;
    };
    // After the frame in which a dialog around it has been laid out, and again when its own room changes.
    const frame = requestAnimationFrame(toTheEnd);
    // Lines have their real height only once they are near: then the end is elsewhere.
    const room = new ResizeObserver(toTheEnd);
    room.observe(box);
    if (list.current !== null) room.observe(list.current);
    return () => {
      cancelAnimationFrame(frame);
      room.disconnect();
    };
  }, [entries.length]);
  useEffect(() => {
    // The press that opens it is answered first.
    startTransition(() => inSight(true));
    return () => inSight(false);
  }, [inSight]);
  // Where no scrim says that the board waits, a press on it means the board: the history goes.
  useEffect(() => {
    const dialog = roving.ref.current?.closest('dialog');
    const onClick = (event: MouseEvent) => event.target === dialog && onLook();
    dialog?.addEventListener('click', onClick);
    return () => dialog?.removeEventListener('click', onClick);
  }, [roving.ref, onLook]);
  const lookAt = (at: number) => {
    if (timeline.lookAt(at)) onLook();
    else say(live.snapshots === null ? words.loading : words.notSeen);
  };
  return (
    <section
      ref={roving.ref}
      className="history-list"
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keyboard
      tabIndex={0}
      onKeyDown={roving.onKeyDown}
      onFocus={roving.onFocus}
      onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
        // Up is where its reader goes; the end goes down by itself, as lines get their real height.
        if (scrollHeight - scrollTop - clientHeight < NEAR) follows.current = true;
        else if (scrollTop < top.current) follows.current = false;
        top.current = scrollTop;
      }}
    >
      {live.snapshots === null && <p className="history-group">{words.loading}</p>}
      <ol ref={list}>
        {entries.map(({ text, weight, icon, seat, group, at }, i) =>
          weight === 'silent' ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: an entry is known by its place in the match
            <li key={i} className="visually-hidden">
              {text}
            </li>
          ) : (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: an entry is known by its place in the match
              key={i}
              data-weight={weight}
              data-group={group !== null}
              data-seat-colour={seat ?? undefined}
              onPointerEnter={() => point(placeOf(at))}
              onPointerLeave={() => point(null)}
              onFocus={() => point(placeOf(at))}
              onBlur={() => point(null)}
            >
              {group !== null && group !== '' && <p className="history-group">{group}</p>}
              <Line
                text={text}
                icon={icon}
                seat={seat}
                shown={at !== null && timeline.back === at}
                onPress={live.snapshots !== undefined && at !== null ? () => lookAt(at) : null}
              />
            </li>
          ),
        )}
      </ol>
    </section>
  );
};

/** By its place among the events of the match. */
const placeOf = (at: number | null): number | null => (at === null ? null : at - 1);

const Line = ({
  text,
  icon,
  seat,
  shown,
  onPress,
}: Pick<HistoryEntry, 'text' | 'icon' | 'seat'> & { shown: boolean; onPress: (() => void) | null }) => {
  const words = useWords(sinceWords);
  const inside = (
    <>
      {seat !== null && <Portrait seat={seat} className="history-who" />}
      <span className="history-text">{text}</span>
      {icon !== null && (
        <span className="history-icon" aria-hidden="true">
          {icon}
        </span>
      )}
    </>
  );
  return onPress === null ? (
    <div className="history-line">{inside}</div>
  ) : (
    <button
      type="button"
      className="history-line"
      aria-current={shown ? 'step' : undefined}
      title={words.lookBack}
      onClick={onPress}
    >
      {inside}
    </button>
  );
};
