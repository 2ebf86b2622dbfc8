import type { Seat } from '../../game/shared/seats.ts';
import type { Undoable } from '../net/framework-client.ts';
import type { SeatInfo } from '../table/table-match.ts';

/** Do other people have to agree before a seat has its move back? As the server sees it: bots are not asked. */
export const mustAsk = (
  { hasShown, since }: Undoable,
  seats: readonly Pick<SeatInfo, 'bot'>[],
  own: Seat,
): boolean => {
  const isPerson = (seat: Seat) => seats[seat]?.bot === null;
  const hasOthers = seats.some((_, seat) => seat !== own && isPerson(seat));
  return hasOthers && (hasShown || since.some(isPerson));
};
