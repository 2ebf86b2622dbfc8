import type { BySeat } from '../../shared/seats.ts';

/** Fame for pharaohs: +5 for the most, −2 for the fewest; all who tie share in full; nothing when all are level. */
export const scorePharaohs = (held: BySeat<number>): BySeat<number> => {
  const most = Math.max(...held);
  const fewest = Math.min(...held);
  if (most === fewest) return held.map(() => 0);
  return held.map(pharaohs => (pharaohs === most ? 5 : pharaohs === fewest ? -2 : 0));
};
