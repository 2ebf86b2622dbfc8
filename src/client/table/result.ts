import type { AnyEvent } from '../../game/contract.ts';
import type { Seat } from '../../game/shared/seats.ts';
import { byResult } from './by-result.ts';

/** How a match ended. */
export type Result = {
  readonly scores: readonly number[];
  readonly winners: readonly Seat[];
  /** Every seat, the winners first, and the place each has: those who share one have the same. */
  readonly order: readonly { readonly seat: Seat; readonly place: number; readonly score: number }[];
};

type End = AnyEvent & { readonly scores?: readonly number[]; readonly winners?: readonly Seat[] };

/** The result that the events tell, or null before the end. */
export const resultOf = (events: readonly AnyEvent[]): Result | null => {
  const end = events.findLast(({ type }) => type === 'end') as End | undefined;
  const { scores, winners } = end ?? {};
  if (scores === undefined || winners === undefined) return null;
  const isWinner = (seat: Seat) => winners.includes(seat);
  const seats = byResult([...scores.keys()], { scores, winners });
  const isLevel = (a: Seat, b: Seat) => isWinner(a) === isWinner(b) && scores[a] === scores[b];
  const order = seats.map(seat => ({
    seat,
    score: scores[seat]!,
    place: 1 + seats.findIndex(other => (isWinner(seat) ? isWinner(other) : isLevel(seat, other))),
  }));
  return { scores, winners, order };
};
