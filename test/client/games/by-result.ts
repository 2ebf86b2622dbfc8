import type { Outcome } from '../../../src/game/contract.ts';
import type { BySeat } from '../../../src/game/shared/seats.ts';

/** What is listed by seat, in the order of a result: winners first, then from the most points down. */
export const byResult = <Entry>(bySeat: BySeat<Entry>, { scores, winners }: Outcome): readonly Entry[] =>
  bySeat
    .map((entry, seat) => ({ entry, points: scores[seat]!, won: winners.includes(seat) ? 1 : 0 }))
    .toSorted((a, b) => b.won - a.won || b.points - a.points)
    .map(({ entry }) => entry);
