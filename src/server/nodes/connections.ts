import type { Holdings } from './holdings.ts';

const KEY = 'from ';

/** How many connections from an address the other nodes hold. A node that dies takes its own with it. */
export type ConnectionsElsewhere = {
  readonly from: (address: string) => number;
  /** Tells the others how many there are here. */
  readonly here: (address: string, open: number) => void;
};

export const connectionsElsewhere = (holdings: Holdings): ConnectionsElsewhere => ({
  from: address =>
    holdings.elsewhere(KEY + address).reduce<number>((sum, n) => sum + (typeof n === 'number' ? n : 0), 0),
  here: (address, open) => holdings.set(KEY + address, open > 0 ? open : null),
});
