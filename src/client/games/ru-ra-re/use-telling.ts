import { useEffect, useMemo, useState } from 'react';
import type { RuRaReEvent } from '../../../game/ru-ra-re/events.ts';
import type { Clock } from '../../table/table-match.ts';
import { useMedia } from '../../table/use-media.ts';

/** How long each event of a throw stays before the next one is told, in milliseconds; the others follow at once. */
const LASTS: { readonly [Type in RuRaReEvent['type']]?: number } = {
  show: 1500,
  clash: 1400,
  take: 1000,
  refill: 350,
};

/** The part of the time to choose that telling the throw before may use up, and the least an event may shrink to. */
const SHARE_OF_CLOCK = 1 / 3;
const QUICKEST = 0.25;

const lastsOf = (event: RuRaReEvent | undefined): number => (event && LASTS[event.type]) ?? 0;

/** How quickly a throw is told where the clock for the next one runs already: 1 is at leisure. */
const paceOf = (thrown: readonly RuRaReEvent[], deadline: number | null): number => {
  if (deadline === null) return 1;
  const leisure = thrown.reduce((sum, event) => sum + lastsOf(event), 0);
  return Math.min(1, Math.max(QUICKEST, (SHARE_OF_CLOCK * (deadline - Date.now())) / leisure));
};

type Seen = {
  readonly told: number;
  readonly of: number;
  /** Where the throw that is being told begins. */
  readonly from: number;
  /** The last event has had its time too. */
  readonly done: boolean;
};

const allOf = (n: number): Seen => ({ told: n, of: n, from: n, done: true });

/**
 * How many events have been *told*, that is, shown on the board. Telling is the paced display of one throw: its events
 * arrive together, and the board shows all hands first, then each clash and each taking, a moment each. Everything else
 * (history, several throws at once after an absence) counts as told immediately, and `skip` ends the telling.
 */
export const useTelling = (events: readonly RuRaReEvent[], clock: Clock | null) => {
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const [seen, setSeen] = useState(() => allOf(events.length));
  let now = seen;
  if (seen.of !== events.length) {
    const added = events.slice(seen.of);
    const isOneThrow = added.filter(({ type }) => type === 'show').length === 1;
    now =
      !still && isOneThrow
        ? { told: seen.of, of: events.length, from: seen.of, done: false }
        : allOf(events.length);
    setSeen(now);
  }
  const { told, of, from, done } = now;
  // The clock of the next throw is told just after this one: the pace is not settled before.
  const deadline = clock === null ? null : Math.min(...clock.values());
  const pace = useMemo(() => paceOf(events.slice(from, of), deadline), [events, from, of, deadline]);
  useEffect(() => {
    if (done) return;
    // The hands are shown at once: what stood before them has had its time.
    const wait = told === from ? 0 : lastsOf(events[told - 1]) * pace;
    const next: Seen = told < of ? { told: told + 1, of, from, done: false } : allOf(of);
    const timer = setTimeout(() => setSeen(next), wait);
    return () => clearTimeout(timer);
  }, [told, of, from, pace, done, events]);
  const skip = () => setSeen(allOf(events.length));
  return { told, isTelling: !done, skip };
};
