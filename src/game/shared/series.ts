import type { Seat } from './seats.ts';

/** What everybody may know of a match that is the rematch of another. */
export type Rematch = {
  /** The match before. */
  readonly of: string;
  /** Who asked for it. */
  readonly by: string;
  /** Until when, in milliseconds since 1970, seats are kept for those who played the match before. */
  readonly until: number;
  readonly series: Series;
};

/** How the matches of one table have gone so far. */
export type Series = {
  readonly matches: number;
  /** One a seat of the match that is to come. Whoever shares the first place has won too. */
  readonly wins: readonly { readonly name: string; readonly wins: number }[];
};

/** Where somebody sits in the next match: the first seat is handed on to the one after. */
export const seatInRematch = (seat: Seat, players: number): Seat => (seat + players - 1) % players;

/**
 * The score of a series after a match, in the order of its seats.
 * @param before its score before this match, or null where this is its first
 * @param names of this match, by seat
 */
export const seriesAfter = (
  before: Series | null,
  names: readonly string[],
  winners: readonly Seat[],
): Series => ({
  matches: (before?.matches ?? 0) + 1,
  wins: names.map((name, seat) => {
    // Whoever has sat down in another's place begins at nothing.
    const had = before?.wins[seat]?.name === name ? before.wins[seat].wins : 0;
    return { name, wins: had + (winners.includes(seat) ? 1 : 0) };
  }),
});
