import type { BySeat } from '../../shared/seats.ts';
import type { AuctionWeights } from './weights.ts';

/** How glad each seat would be of an outcome, in fame. */
export type Joy = BySeat<number>;

/** What each seat makes of everybody's fame: its own, less a part of what its rivals have on average. */
export const joyOf = (fame: BySeat<number>, { rivalry }: Pick<AuctionWeights, 'rivalry'>): number[] => {
  let all = 0;
  for (const own of fame) all += own;
  const envy = rivalry / (fame.length - 1);
  return fame.map(own => own - envy * (all - own));
};
