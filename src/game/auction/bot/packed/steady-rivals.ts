import type { AuctionWeights } from '../weights.ts';
import type { Rivals } from './auction-solver.ts';
import { Foresight, type LotGains, noGains } from './foresight.ts';
import { lookOut, newOutlook, type Outlook } from './outlook.ts';
import type { Packed } from './table.ts';

/** How much less fame makes whoever is surer of themselves give an answer e times less often. */
const LITTLE_DOUBT = 0.4;

/** Rivals who seldom stray from what is best for them, as it is foreseen: there is less to think through, too. */
export const surer = (rivals: Rivals): Rivals => ({ ...rivals, doubt: LITTLE_DOUBT });

/**
 * Rivals who bid as `steady` foresees that they do.
 * @param fillGains what the lot is worth to everybody, as `steady` of the game sees it
 */
export const rivalsBy = (
  weights: AuctionWeights,
  fillGains: (s: Packed, outlook: Outlook, gains: LotGains) => void,
): Rivals => {
  const foresight = new Foresight(weights);
  const outlook = newOutlook();
  const gains = noGains();
  return {
    listen: s => {
      lookOut(s, weights, outlook);
      fillGains(s, outlook, gains);
      foresight.listen(s);
    },
    promise: (s, seat, sun, best) => foresight.promise(s, gains, seat, sun, best),
    doubt: weights.doubt,
  };
};
