import { useCallback, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { AnyEvent } from '../../game/contract.ts';
import { afterPaint } from '../ui/hooks/after-paint.ts';
import { useMedia } from '../ui/hooks/use-media.ts';
import { type FrozenClock, FrozenClockContext } from '../ui/motion/frozen-clock.ts';
import { holdStage } from '../ui/motion/on-stage.ts';
import { usePace } from '../ui/motion/pace.ts';
import type { Telling, Timeline, Timing } from './timeline.ts';

export type Moments<Event extends AnyEvent> = Pick<
  Timeline<Event>,
  'current' | 'isOn' | 'lingers' | 'ms' | 'frozen' | 'skip' | 'skipAll'
> & {
  /** How many events have been told, the current one among them. */
  readonly at: number;
  /** How many of them had been before what came last. */
  readonly from: number;
};

type Seen = {
  readonly events: readonly AnyEvent[];
  /** The first event of those that are being told. */
  readonly from: number;
  readonly told: number;
  readonly done: boolean;
};

/** A move brings no more than that; whoever was away has missed more. */
const ONE_MOVE = 24;
const atLeisure = () => 1;

const allOf = (events: readonly AnyEvent[], from = events.length): Seen => ({
  events,
  from,
  told: events.length,
  done: true,
});

/** Something that stands still from the beginning, to be looked at. */
const standing = (events: readonly AnyEvent[], { told }: NonNullable<FrozenClock['moment']>): Seen => ({
  events,
  from: told - 1,
  told,
  done: false,
});

/**
 * Do events go on from others, in the same match? Where the history before them arrives later, they stand elsewhere:
 * the last few tell.
 */
const goOn = (events: readonly AnyEvent[], before: readonly AnyEvent[]): boolean =>
  events.length > before.length &&
  before.slice(-LAST_FEW).every((event, i, few) => {
    const now = events[before.length - few.length + i];
    // Told anew by a server they are other objects.
    return now === event || JSON.stringify(now) === JSON.stringify(event);
  });
const LAST_FEW = 3;

/**
 * Tells the events of a match one after the other, each for as long as it weighs. What a board shows as true is true already;
 * moments are drawn over it. New events end the old ones at once; any key or press does what it does, and ends the one that is on
 * after the paint that answers it. What happened before anybody looked, or in an absence, counts as told.
 */
export const useMoments = <Event extends AnyEvent>(
  events: readonly Event[],
  { timingOf, shareOf = atLeisure }: Pick<Telling<unknown, Event>, 'timingOf' | 'shareOf'>,
  deadline: number | null = null,
): Moments<Event> => {
  const lastsOf = (event: Event) => timingOf(event).ms;
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const { factor } = usePace();
  const stopped = useContext(FrozenClockContext);
  const goesOn = stopped === null;
  const [seen, setSeen] = useState<Seen>(() =>
    stopped?.moment === undefined ? allOf(events) : standing(events, stopped.moment),
  );
  let now = seen;
  if (seen.events.length !== events.length) {
    const added = events.slice(seen.events.length);
    const from = seen.events.length;
    const isOneMove = added.length <= ONE_MOVE && shareOf(added, deadline) > 0;
    if (!goOn(events, seen.events) || !isOneMove || document.hidden) now = allOf(events);
    else if (still || added.every(event => lastsOf(event) === 0)) now = allOf(events, from);
    else now = { events, from, told: firstTold(events, from, lastsOf, stopped), done: false };
    setSeen(now);
  }
  const { from, told, done } = now;
  const lingers = done && told < events.length;
  const current = done
    ? still
      ? weightiest(events.slice(from), lastsOf)
      : null
    : (events[told - 1] ?? null);
  const share = useMemo(
    () => (done ? 1 : shareOf(events.slice(from), deadline)),
    [done, shareOf, deadline, events, from],
  );
  const ms = done || current === null ? 0 : lastsOf(current) * factor * share;
  const latest = useRef(timingOf);
  latest.current = timingOf;

  // Whatever asks for it, the same moment ends once: a key and the button it presses do not end two.
  const end = useCallback(
    (shown: number) =>
      setSeen(now => (now.done || now.told !== shown ? now : afterThis(now, latest.current))),
    [],
  );
  useEffect(() => {
    if (done || !goesOn) return;
    const timer = setTimeout(() => end(told), ms);
    return () => clearTimeout(timer);
  }, [done, told, ms, goesOn, end]);

  const rest = events[told - 1];
  const lingering = (lingers && rest !== undefined && timingOf(rest).lingers) || 0;
  useEffect(() => {
    if (!lingers) return;
    const timer = setTimeout(() => setSeen(now => (now.done ? allOf(now.events, now.from) : now)), lingering);
    return () => clearTimeout(timer);
  }, [lingers, lingering]);

  const began =
    stopped === null || done
      ? null
      : events.slice(from, told - 1).reduce((sum, event) => sum + lastsOf(event), 0);
  useLayoutEffect(() => {
    if (stopped !== null && began !== null) stopped.began = began;
  }, [stopped, began]);

  useEffect(() => (done ? undefined : holdStage()), [done]);

  useEffect(() => {
    if (done || !goesOn) return;
    // A press is seen to be taken before the board is drawn anew. The move that it makes waits for that paint too, and comes
    // first: it may bring new events, and then there is nothing left to end.
    const onPress = () => afterPaint(() => setTimeout(() => end(told)));
    const onKey = ({ key, repeat }: KeyboardEvent) => {
      if (!repeat && !MODIFIERS.has(key)) onPress();
    };
    document.addEventListener('keydown', onKey, true);
    // Let go, not pressed down: then a press and its answer are drawn as one.
    document.addEventListener('pointerup', onPress, true);
    return () => {
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('pointerup', onPress, true);
    };
  }, [done, goesOn, told, end]);

  return {
    current,
    at: told,
    from,
    isOn: !done,
    lingers,
    ms,
    frozen:
      stopped === null || began === null || ms === 0
        ? null
        : (stopped.moment?.share ?? Math.min(1, (stopped.at - began) / ms)),
    skip: useCallback(() => end(told), [end, told]),
    skipAll: useCallback(() => setSeen(now => (now.done ? now : allOf(now.events, now.from))), []),
  };
};

const MODIFIERS: ReadonlySet<string> = new Set(['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock']);

/** How many are told when the next that takes time is being shown: those that take none pass before it. */
const nextTold = <Event>(
  events: readonly Event[],
  told: number,
  lastsOf: (event: Event) => number,
): number => {
  const next = events.findIndex((event, i) => i >= told && lastsOf(event) > 0);
  return next < 0 ? events.length : next + 1;
};

/** What is seen when the moment that is on has ended: the next one, or that nothing more takes time. */
const afterThis = <Event extends AnyEvent>(now: Seen, timingOf: (event: Event) => Timing): Seen => {
  const events = now.events as readonly Event[];
  const lastsOf = (event: Event) => timingOf(event).ms;
  if (!lengthsAre0(events.slice(now.told), lastsOf))
    return { ...now, told: nextTold(events, now.told, lastsOf) };
  const last = events[now.told - 1];
  const { lingers = 0 } = last === undefined ? {} : timingOf(last);
  return lingers > 0 ? { ...now, done: true } : allOf(events, now.from);
};

/** How many are told when what a move brought begins to be shown, or at the moment at which it stands still. */
const firstTold = <Event>(
  events: readonly Event[],
  from: number,
  lastsOf: (event: Event) => number,
  stopped: FrozenClock | null,
): number => {
  let told = nextTold(events, from, lastsOf);
  let left = stopped?.at ?? 0;
  for (;;) {
    const shown = events[told - 1];
    left -= shown === undefined ? 0 : lastsOf(shown);
    const next = nextTold(events, told, lastsOf);
    if (left < 0 || lengthsAre0(events.slice(told), lastsOf)) return told;
    told = next;
  }
};

const lengthsAre0 = <Event>(events: readonly Event[], lastsOf: (event: Event) => number): boolean =>
  events.every(event => lastsOf(event) === 0);

const weightiest = <Event>(events: readonly Event[], lastsOf: (event: Event) => number): Event | null =>
  events.reduce<Event | null>(
    (best, event) =>
      lastsOf(event) > 0 && (best === null || lastsOf(event) >= lastsOf(best)) ? event : best,
    null,
  );
