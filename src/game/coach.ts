import type { AnyMove } from './contract.ts';
import type { BySeat, Seat } from './shared/seats.ts';

/** Tells who is how likely to win. It knows no more than the view that it is handed. */
export type Judge<View, Move extends AnyMove> = {
  /** Each seat's chance to win, 0 to 1; together 1. Of a match that is over, the result: winners share. */
  readonly chances: (view: View) => BySeat<number>;
  /** A seat's chance to win after each of its legal moves, in their order, chance still to come included. */
  readonly worth: (view: View, seat: Seat, legal: readonly Move[]) => readonly number[];
};

/** Tells scores of the end. It knows no more than the view that it is handed. */
export type Forecast<View, Move extends AnyMove> = {
  /** What each seat may expect to end with, in points. Of a match that is over, the result. */
  readonly scores: (view: View) => BySeat<number>;
  /** The same of a seat after each of some of its legal moves, in their order, if all play on for nothing but to win. */
  readonly after: (view: View, seat: Seat, moves: readonly Move[]) => readonly number[];
};

/**
 * Who hints at moves and reviews matches. What the first judge says is shown; a mistake only where the second one, which
 * was trained apart, says so too. A coach with one judge points out no mistakes.
 */
export type Coach<View, Move extends AnyMove> = {
  readonly judges: readonly [Judge<View, Move>, Judge<View, Move>?];
  readonly forecast: Forecast<View, Move>;
  /** A judge of the same kind by other nets, for whoever checks these. @param nets as text, by the number of seats */
  readonly judgeBy: (nets: Readonly<Record<number, string>>) => Judge<View, Move>;
};

// biome-ignore lint/suspicious/noExplicitAny: each knows its own game's view
export type AnyCoach = Coach<any, AnyMove>;
