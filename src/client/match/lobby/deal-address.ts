import { dayOfDeal } from '../../../game/shared/daily.ts';

const OF_DUPLICATE = /^duplicate\/\w+$/;

/** The page on which what came of a deal at its tables is told; null where that has none. */
export const dealAddress = (deal: string | undefined, game: string): `/${string}` | null => {
  const day = dayOfDeal(deal);
  if (day !== null) return `/today/${game}/${day}`;
  return deal !== undefined && OF_DUPLICATE.test(deal) ? `/${deal}` : null;
};
