import type { SeatInfo } from '../table/table-match.ts';

/** A seat of an online match, as the server tells it to everybody. */
export type SeatedPlayer = {
  readonly id: number;
  /** Absent while the seat is free. */
  readonly name?: string;
  readonly isConnected?: boolean;
  /** Where a bot plays; with `standIn` it does so for a person who is away. */
  readonly data?: { readonly bot?: string; readonly standIn?: boolean };
};

export const seatInfoOf = ({ name, isConnected, data }: SeatedPlayer): SeatInfo => {
  const bot = data?.bot ?? null;
  const isBots = bot !== null && data?.standIn !== true;
  return { name: name ?? '', bot, connected: isBots || isConnected === true };
};

/** A match begins when every seat is taken. */
export const isFull = (players: readonly SeatedPlayer[]): boolean =>
  players.length > 0 && players.every(({ name }) => name !== undefined);
