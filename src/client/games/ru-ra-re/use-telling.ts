import { useEffect, useState } from 'react';
import type { RuRaReEvent } from '../../../game/ru-ra-re/events.ts';
import { useMedia } from '../../table/use-media.ts';

/** How long each event of a throw stays before the next one is told, in milliseconds; the others follow at once. */
const LASTS: { readonly [Type in RuRaReEvent['type']]?: number } = {
  show: 1500,
  clash: 1400,
  take: 1000,
  refill: 350,
};

/**
 * How many events have been told. A throw that has just been revealed is told step by step: all hands, then each
 * clash and each taking. Everything else is there at once: what came before, or while nobody looked.
 */
export const useTelling = (events: readonly RuRaReEvent[]) => {
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const [seen, setSeen] = useState({ told: events.length, of: events.length, from: 0 });
  let now = seen;
  if (seen.of !== events.length) {
    const added = events.slice(seen.of);
    const isOneThrow = added.filter(({ type }) => type === 'show').length === 1;
    const told = !still && seen.told <= seen.of && added.length > 0 && isOneThrow ? seen.of : events.length;
    now = { told, of: events.length, from: told };
    setSeen(now);
  }
  const { told, of, from } = now;
  useEffect(() => {
    if (told >= of) return;
    const last = events[told - 1];
    // The hands are shown at once: what stood before them has had its time.
    const wait = told === from || last === undefined ? 0 : (LASTS[last.type] ?? 0);
    const timer = setTimeout(() => setSeen({ told: told + 1, of, from }), wait);
    return () => clearTimeout(timer);
  }, [told, of, from, events]);
  const skip = () => setSeen({ told: events.length, of: events.length, from: events.length });
  return { told, isTelling: told < of, skip };
};
