import type { Counts } from '../../auction/counts.ts';
import { BUILDINGS, type Building, count } from '../tiles.ts';

/** Complete buildings of one type: two tiles make one. [P-12] */
export const completeBuildings = (held: Counts, building: Building): number =>
  Math.floor(count(held, building) / 2);

/** Two for every complete building. [P-12] */
export const scoreBuildings = (held: Counts): number => {
  let complete = 0;
  for (const building of BUILDINGS) complete += completeBuildings(held, building);
  return 2 * complete;
};

/** At least one complete building of all four types: 10; of exactly three: 5. [P-12] */
export const scoreBuildingKinds = (held: Counts): number => {
  let kinds = 0;
  for (const building of BUILDINGS) if (completeBuildings(held, building) > 0) kinds++;
  return kinds === 4 ? 10 : kinds === 3 ? 5 : 0;
};
