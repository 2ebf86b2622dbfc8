import { useMemo, useRef } from 'react';
import type { AnyEvent } from '../../game/contract.ts';
import { usePassed } from '../ui/motion/use-passed.ts';
import type { BoardGame } from './board-game.ts';
import { secretsOf, type TableMatch } from './table-match.ts';
import { type Snapshot, shownAt, type Telling, type Timeline } from './timeline.ts';
import { useMoments } from './use-moments.ts';

const AT_ONCE = { lastsOf: () => 0 };

/** The table as it was before the last events came, where this screen saw it: not where somebody else looks at it now. */
const useBefore = <View, Event extends AnyEvent>(live: TableMatch<View, Event>): Snapshot<View> | null => {
  const { view, events } = live;
  const reader = secretsOf(live);
  const last = useRef({ view, reader, count: events.length, before: null as Snapshot<View> | null });
  const { count, ...seen } = last.current;
  const now = seen.reader === reader ? { view: seen.view, events: count } : null;
  const before = count === events.length ? seen.before : now;
  last.current = { view, reader, count: events.length, before };
  return before;
};

/** The match as a board shows it: the view after what has been told, and how far that is. */
export const useTimeline = <View, Event extends AnyEvent>(
  live: TableMatch<View, Event>,
  { after, telling: tellingOf }: Pick<BoardGame<View, Event>, 'after' | 'telling'>,
): readonly [shown: TableMatch<View, Event>, timeline: Timeline<Event, View>] => {
  const { events, view, seat, seats, clock, past } = live;
  const telling = useMemo(
    (): Telling<View, Event> => tellingOf?.({ view, events, seat, seats }) ?? AT_ONCE,
    [tellingOf, view, events, seat, seats],
  );
  const { lastsOf, landsAt, saidBefore, isOneMove, hurryBy, lingersFor } = telling;
  const deadline = clock == null ? null : Math.min(...clock.values());
  const hurry = useMemo(() => hurryBy?.(deadline), [hurryBy, deadline]);
  const { current, at, from, isOn, lingers, ms, held, skip, skipAll } = useMoments(events, lastsOf, {
    ...(isOneMove && { isOneMove }),
    ...(hurry && { hurry }),
    ...(lingersFor && { lingersFor }),
  });
  const lands = isOn && current !== null ? (landsAt?.(current) ?? 0) : 0;
  const hasPassed = usePassed(lands > 0 && lands < 1 ? current : null, ms, lands, held);
  const hasLanded = lands === 0 ? !lingers : hasPassed;
  const seen = useBefore(live);
  const before = useMemo(() => seen ?? (isOn ? (past?.(from) ?? null) : null), [seen, isOn, past, from]);
  const isTelling = isOn || lingers;
  const shown = useMemo(
    () =>
      isTelling && before !== null
        ? shownAt({ after, ...telling }, { before, view, events }, at, hasLanded)
        : view,
    [after, telling, isTelling, before, view, events, at, hasLanded],
  );

  const told = useMemo(() => events.slice(0, at), [events, at]);
  const count = isOn && !hasLanded ? (saidBefore?.(told) ?? at) : at;
  const match = useMemo(
    () =>
      shown === view && count === events.length
        ? live
        : { ...live, view: shown, events: events.slice(0, count) },
    [live, shown, view, count, events],
  );
  const timeline = useMemo(
    (): Timeline<Event, View> => ({
      told,
      current,
      isOn,
      hasLanded,
      lingers,
      ms,
      held,
      before: before?.view ?? null,
      skip,
      skipAll,
    }),
    [told, current, isOn, hasLanded, lingers, ms, held, before, skip, skipAll],
  );
  return [match, timeline];
};
