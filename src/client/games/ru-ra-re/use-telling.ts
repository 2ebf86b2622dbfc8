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
  const [seen, setSeen] = useState({ told: events.length, of: events.length });
  let now = seen;
  if (seen.of !== events.length) {
    const added = events.slice(seen.of);
    const isOneThrow = added.filter(({ type }) => type === 'show').length === 1;
    const told = !still && seen.told <= seen.of && added.length > 0 && isOneThrow ? seen.of : events.length;
    now = { told, of: events.length };
    setSeen(now);
  }
  const { told, of } = now;
  useEffect(() => {
    if (told >= of) return;
    const last = events[told - 1];
    const wait = told > 0 && last !== undefined && isOfThrow(events, told) ? (LASTS[last.type] ?? 0) : 0;
    const timer = setTimeout(() => setSeen({ told: told + 1, of }), wait);
    return () => clearTimeout(timer);
  }, [told, of, events]);
  return { told, isTelling: told < of, skip: () => setSeen({ told: events.length, of: events.length }) };
};

/** Has the throw that is being told begun? What stood before it needs no time. */
const isOfThrow = (events: readonly RuRaReEvent[], told: number): boolean =>
  events[told - 1]?.type !== 'setup';
