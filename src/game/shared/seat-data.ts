/** What stands as the name of a seat whose member has deleted themselves; pages say it in their language. */
export const FORMER_MEMBER = 'A former member';

/** A seat of an online match as the server tells it to everybody, in the lobby's answers and over the sockets. */
export type PublicSeat = {
  readonly id: number;
  /** Absent while the seat is free. */
  readonly name?: string;
  /** The id of the member whose seat it is; guests and bots have none. */
  readonly member?: string;
  /** Until when they are on holiday, in milliseconds since 1970. */
  readonly holiday?: number;
  /** Whoever sat here was a member, and is none any more: the name says nothing. */
  readonly former?: true;
  /** The id of the bot whose seat it is, where a program of somebody else's plays it. */
  readonly botAccount?: string;
  /** A page of its player's is at the match. */
  readonly isConnected?: boolean;
  /** Absent where a person plays. */
  readonly data?: SeatData;
};

/** What is known of a seat beside who sits there. */
export type SeatData = BotData | KeptData;

/** A free seat of a rematch, which is kept for whoever of this name played the match before. */
export type KeptData = {
  readonly keptFor: string;
  readonly bot?: undefined;
  readonly standIn?: undefined;
  readonly resigned?: undefined;
};

/**
 * Where a bot plays a seat: which one. With `standIn` the seat is a person's who has left or stayed away: the bot
 * plays on until its owner's page comes back, or to the end where the owner has resigned.
 */
export type BotData = {
  readonly bot: string;
  readonly standIn?: true;
  readonly resigned?: true;
  readonly keptFor?: undefined;
};
