import type { AnyEvent } from '../../game/contract.ts';
import type { Seat } from '../../game/shared/seats.ts';

/** The seat that an event names as its player, or null where it names none. */
export const seatOfEvent = (event: AnyEvent): Seat | null =>
  'player' in event && typeof event.player === 'number' ? event.player : null;
