/** What 0, 1, 2, … plagues cost; six or more all cost the same. [P-14] */
const COST = [0, 1, 3, 6, 10, 15, 20] as const;

/** Points for plagues, which are never above nothing. [P-14] */
export const scorePlagues = (plagues: number): number => 0 - (COST[Math.min(plagues, COST.length - 1)] ?? 0);
