import type { KheopsEvent } from '../../../../game/kheops/events.ts';
import { standing } from '../../../../game/kheops/score.ts';
import type { View } from '../../../../game/kheops/table.ts';
import type { Seat } from '../../../../game/shared/seats.ts';
import type { Telling } from '../../../table/timeline.ts';
import { lastsOf } from '../../../ui/motion/pace.ts';
import { justClosed } from '../pieces/closed.ts';
import { paymentsOf } from '../view/payments.ts';
import { ARRIVES_MS, isDeed } from './flights.ts';
import { lengthOfPayments } from './use-payments.ts';

/** How long an event is on stage: a network that closes is a scene of its own, and the end lasts until all has been paid. */
const lengthIn = (view: View, events: readonly KheopsEvent[], type: KheopsEvent['type']): number => {
  // A network that is worth nothing to anybody holds up nobody.
  const closes = () => justClosed(view, standing(view), events).some(({ points }) => points > 0);
  switch (type) {
    case 'tile':
      return lastsOf(closes() ? 'scene' : 'draw');
    case 'pawn':
      return lastsOf('draw');
    case 'power':
      return lastsOf(closes() ? 'scene' : 'bid');
    case 'end':
      return Math.max(lastsOf('scene'), lengthOfPayments(paymentsOf(view, standing(view)).length));
    default:
      return 0;
  }
};

/** How a match is told to a seat, or with null to a spectator: what others do comes from where they sit. */
export const tellingTo = ({
  view,
  events,
  seat,
}: {
  view: View;
  events: readonly KheopsEvent[];
  seat: Seat | null;
}): Telling<View, KheopsEvent> => {
  const lengths = new Map<KheopsEvent['type'], number>();
  const lengthOf = ({ type }: KheopsEvent): number => {
    const length = lengths.get(type) ?? lengthIn(view, events, type);
    lengths.set(type, length);
    return length;
  };
  return {
    timingOf: event => {
      const ms = lengthOf(event);
      // What the pyramid pays is told when it has been seen: all that the last tile brought.
      if (event.type === 'end')
        return {
          ms,
          landsAt: 1,
          unsaid: events.length - 1 - events.findLastIndex(({ type }) => type === 'tile'),
        };
      return isDeed(event) && event.player !== seat ? { ms, landsAt: ARRIVES_MS / ms, unsaid: 1 } : { ms };
    },
    // It is drawn where it flies to; what comes of it is not told before it has arrived.
    untilLanded: (_, after) => after,
  };
};
