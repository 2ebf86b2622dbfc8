import { useMemo, useRef } from 'react';
import type { AnyEvent } from '../../game/contract.ts';
import { usePassed } from '../ui/motion/use-passed.ts';
import type { BoardGame } from './board-game.ts';
import { useLookingBack } from './looking-back.ts';
import { secretsOf, type TableMatch } from './table-match.ts';
import { type Snapshot, shownAt, type Telling, type Timeline, type Timing } from './timeline.ts';
import { useMoments } from './use-moments.ts';

const AT_ONCE = { timingOf: () => ({ ms: 0 }) };

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
  game: Pick<BoardGame<View, Event>, 'after' | 'telling'>,
): readonly [shown: TableMatch<View, Event>, timeline: Timeline<Event, View>] => {
  const { after, telling: tellingOf } = game;
  const { events, view, seat, seats, clock, snapshots } = live;
  const telling = useMemo(
    (): Telling<View, Event> => tellingOf?.({ view, events, seat, seats }) ?? AT_ONCE,
    [tellingOf, view, events, seat, seats],
  );
  const deadline = clock == null ? null : Math.min(...clock.values());
  const { current, at, from, isOn, lingers, ms, frozen, skip, skipAll } = useMoments(
    events,
    telling,
    deadline,
  );
  const timing: Partial<Timing> = isOn && current !== null ? telling.timingOf(current) : {};
  const { landsAt = 0, unsaid = 0 } = timing;
  const hasPassed = usePassed(landsAt > 0 && landsAt < 1 ? current : null, ms, landsAt, frozen);
  const hasLanded = landsAt === 0 ? !lingers : hasPassed;
  const seen = useBefore(live);
  const before = useMemo(
    () => seen ?? (isOn ? (snapshots?.at(from) ?? null) : null),
    [seen, isOn, snapshots, from],
  );
  const isTelling = isOn || lingers;
  const shown = useMemo(
    () =>
      isTelling && before !== null
        ? shownAt({ after, ...telling }, { before, view, events }, at, hasLanded)
        : view,
    [after, telling, isTelling, before, view, events, at, hasLanded],
  );

  const told = useMemo(() => events.slice(0, at), [events, at]);
  const count = hasLanded ? at : at - unsaid;
  const match = useMemo(
    () =>
      shown === view && count === events.length
        ? live
        : { ...live, view: shown, events: events.slice(0, count) },
    [live, shown, view, count, events],
  );
  const [back, looking] = useLookingBack(live, game);
  const timeline = useMemo(
    (): Timeline<Event, View> => ({
      ...looking,
      back: back?.events.length ?? null,
      told,
      current,
      isOn,
      hasLanded,
      lingers,
      ms,
      frozen,
      before: before?.view ?? null,
      skip,
      skipAll,
      ...(back !== null && { ...NOTHING_ON, told: back.events }),
    }),
    [back, looking, told, current, isOn, hasLanded, lingers, ms, frozen, before, skip, skipAll],
  );
  return [back ?? match, timeline];
};

/** Of what is looked back at nothing is to be told any more. */
const NOTHING_ON = {
  current: null,
  isOn: false,
  hasLanded: true,
  lingers: false,
  ms: 0,
  frozen: null,
  before: null,
  skip: () => {},
  skipAll: () => {},
};
