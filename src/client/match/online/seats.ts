import type { PublicSeat } from '../../../game/shared/seat-data.ts';
import type { SeatInfo } from '../../table/table-match.ts';

export const seatInfoOf = ({ name, member, former, holiday, isConnected, data }: PublicSeat): SeatInfo => {
  const bot = data?.bot ?? null;
  const isBots = bot !== null && data?.standIn !== true;
  const connected = isBots || isConnected === true;
  return {
    name: name ?? '',
    bot,
    connected,
    ...(member !== undefined && { member: true }),
    ...(former === true && { former }),
    ...(holiday !== undefined && { holiday }),
  };
};

/** A match begins when every seat is taken. */
export const isFull = (players: readonly PublicSeat[]): boolean =>
  players.length > 0 && players.every(({ name }) => name !== undefined);
