import type { RuRaReEvent } from '../../../../game/ru-ra-re/events.ts';
import type { View } from '../../../../game/ru-ra-re/table.ts';
import type { Seat } from '../../../../game/shared/seats.ts';
import type { TableMatch } from '../../../table/table-match.ts';
import type { Telling } from '../../../table/timeline.ts';
import { monotonicNow } from '../../../ui/monotonic-now.ts';
import { lastsOf } from '../../../ui/motion/pace.ts';
import { botsAmong, passingIn } from './beats.ts';

const LENGTHS: { readonly [Type in RuRaReEvent['type']]?: number } = {
  show: lastsOf('scene', 2400),
  clash: lastsOf('scene', 1500),
  take: lastsOf('scene', 1500),
  refill: lastsOf('draw'),
  discard: lastsOf('bid'),
  end: lastsOf('scene', 2500),
};
const SCORING = lastsOf('scene', 2500);

/** How long an event is shown, in milliseconds at the normal pace. A scoring or discarding of all is one moment: its first. */
const leisurely = (event: RuRaReEvent): number => {
  if (event.type === 'score') return event.player === 0 ? SCORING : 0;
  return LENGTHS[event.type] ?? 0;
};

/** How much shorter it is for whoever has no part in it. */
const OF_OTHERS = 0.6;

/** Do others throw or clash without this seat, or does a bot take something? What a person takes concerns everybody. */
const isAmongOthers = (event: RuRaReEvent, seat: Seat, bots: ReadonlySet<Seat>): boolean =>
  (event.type === 'take' && event.player !== seat && bots.has(event.player)) ||
  (event.type === 'show' && !Object.hasOwn(event.choices, seat)) ||
  (event.type === 'clash' && !event.players.includes(seat));

/**
 * The same as it is shown to a seat; to whoever only watches, all at leisure.
 * @param passing what passes at once, because something else shows it too
 */
export const lengthFor =
  (seat: Seat | null, bots: ReadonlySet<Seat>, passing: ReadonlySet<RuRaReEvent>) =>
  (event: RuRaReEvent): number =>
    passing.has(event)
      ? 0
      : leisurely(event) * (seat !== null && isAmongOthers(event, seat, bots) ? OF_OTHERS : 1);

/** The part of the time to choose that telling the throw before may use up, and the least a moment may shrink to. */
const SHARE_OF_CLOCK = 1 / 3;
const QUICKEST = 0.25;

/** How much shorter a throw is told where the clock for the next one runs already: 1 is at leisure. Several came in an absence. */
export const shareIn =
  (lengthOf: (event: RuRaReEvent) => number) =>
  (thrown: readonly RuRaReEvent[], deadline: number | null): number => {
    if (thrown.filter(({ type }) => type === 'show').length > 1) return 0;
    if (deadline === null) return 1;
    const leisure = thrown.reduce((sum, event) => sum + lengthOf(event), 0);
    return Math.min(1, Math.max(QUICKEST, (SHARE_OF_CLOCK * (deadline - monotonicNow())) / leisure));
  };

/**
 * When of its moment an event has come about: a throw when the fists open, a taking when its first cards arrive, a scoring
 * when all has been counted. As in `moment.css` and `use-flights.ts`.
 */
const LANDS: { readonly [Type in RuRaReEvent['type']]?: number } = { show: 0.42, take: 0.74, score: 1 };

/** The rows lie empty while cards fly, which lie in front of nobody; fists stay closed; before all is counted everybody has what they had. */
const untilLanded = (before: View, after: View, { type }: RuRaReEvent): View =>
  type === 'take' ? { ...after, displays: before.displays } : before;

/** How a match is told to a seat: a throw and what comes of it, event by event. */
export const tellingTo = ({
  seat,
  seats,
  events,
}: Pick<TableMatch<View, RuRaReEvent>, 'seat' | 'seats' | 'events'>): Telling<View, RuRaReEvent> => {
  const bots = botsAmong(seats);
  const lengthOf = lengthFor(seat, bots, passingIn(events, bots));
  return {
    timingOf: event => ({
      ms: lengthOf(event),
      landsAt: LANDS[event.type] ?? 0,
      unsaid: Number(event.type !== 'take'),
    }),
    untilLanded,
    shareOf: shareIn(lengthOf),
  };
};
