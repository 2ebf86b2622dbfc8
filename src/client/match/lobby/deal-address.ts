const OF_DUPLICATE = /^duplicate\/\w+$/;

/** The page on which the tables of a deal are compared; null where that has none. */
export const dealAddress = (deal: string | undefined): `/${string}` | null =>
  deal !== undefined && OF_DUPLICATE.test(deal) ? `/${deal}` : null;
