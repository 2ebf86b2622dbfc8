/** A seat of an online match as the server tells it to everybody, in the lobby's answers and over the sockets. */
export type PublicSeat = {
  readonly id: number;
  /** Absent while the seat is free. */
  readonly name?: string;
  /** A page of its player's is at the match. */
  readonly isConnected?: boolean;
  /** Absent where a person plays. */
  readonly data?: SeatData;
};

/**
 * Where a bot plays a seat: which one. With `standIn` the seat is a person's who has left or stayed away: the bot
 * plays on until its owner's page comes back.
 */
export type SeatData = { readonly bot: string; readonly standIn?: true };
