import type { BySeat } from '../../shared/seats.ts';
import { PHARAOH_FAME } from '../numbers.ts';

/** Fame for pharaohs: some for the most, less for the fewest; all who tie share in full; nothing when all are level. */
export const scorePharaohs = (held: BySeat<number>): BySeat<number> => {
  const most = Math.max(...held);
  const fewest = Math.min(...held);
  if (most === fewest) return held.map(() => 0);
  return held.map(pharaohs =>
    pharaohs === most ? PHARAOH_FAME.most : pharaohs === fewest ? PHARAOH_FAME.fewest : 0,
  );
};
