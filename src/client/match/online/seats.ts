import type { PublicSeat } from '../../../game/shared/seat-data.ts';
import type { SeatInfo } from '../../table/table-match.ts';

/** What a bot is called that is a program of somebody's: it has no level. */
const OTHERS_BOT = 'account';

/** The bot that plays a seat, or null. */
export const botOf = ({ botAccount, data }: Pick<PublicSeat, 'botAccount' | 'data'>): string | null =>
  data?.bot ?? (botAccount === undefined ? null : OTHERS_BOT);

export const seatInfoOf = (seat: PublicSeat): SeatInfo => {
  const { name, member, former, holiday, isConnected, data } = seat;
  const bot = botOf(seat);
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
