import type { Outcome } from '../../game/contract.ts';
import type { Seat } from '../../game/shared/seats.ts';

/** Seats in the order of a result: the winners first, then from the most points down; level ones as they came. */
export const byResult = <Some extends Seat>(
  seats: readonly Some[],
  { scores, winners }: Outcome,
): readonly Some[] =>
  seats.toSorted(
    (a, b) => Number(winners.includes(b)) - Number(winners.includes(a)) || scores[b]! - scores[a]!,
  );
