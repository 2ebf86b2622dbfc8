import type { BySeat } from '../../shared/seats.ts';
import type { AuctionWeights } from './weights.ts';

/** What an outcome is worth to each seat, in fame. */
export type Utility = BySeat<number>;

/** What each seat makes of everybody's fame: its own, less a part of what its rivals have on average. */
export const utilityOf = (fame: BySeat<number>, { rivalry }: Pick<AuctionWeights, 'rivalry'>): number[] => {
  let all = 0;
  for (const own of fame) all += own;
  const envy = rivalry / (fame.length - 1);
  return fame.map(own => own - envy * (all - own));
};
