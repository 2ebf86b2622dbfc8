import type { PublicSeat } from '../../../game/shared/seat-data.ts';
import type { Seat } from '../../../game/shared/seats.ts';
import type { Undoable } from '../online/framework-client.ts';

/** As the server sees it, all who hold a seat are at the table, away or stood in for as they may be; who has given up is not. */
export const holdersOf = (players: readonly PublicSeat[]): readonly Seat[] =>
  players
    .filter(({ botAccount }) => botAccount === undefined)
    .filter(({ data }) => data === undefined || (data.standIn === true && data.resigned !== true))
    .map(({ id }) => id);

/** Do other people have to agree before a seat has its move back? Bots are not asked. */
export const mustAsk = ({ hasShown, since }: Undoable, holders: readonly Seat[], own: Seat): boolean => {
  const others = holders.filter(seat => seat !== own);
  return others.length > 0 && (hasShown || since.some(seat => others.includes(seat)));
};
