import type { BySeat, Seat } from './seats.ts';

/** How much of a win each seat has of a match that is over: those who share it, share it evenly. */
export const sharesOf = (winners: readonly Seat[], players: number): BySeat<number> =>
  Array.from({ length: players }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0));
