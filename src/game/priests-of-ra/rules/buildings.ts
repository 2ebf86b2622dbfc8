import type { Counts } from '../../auction/counts.ts';
import { entryAt } from '../../shared/lists.ts';
import { BUILDING_FAME, BUILDING_TYPES_FAME, TILES_A_BUILDING } from '../numbers.ts';
import { BUILDINGS, type Building, count } from '../tiles.ts';

/** Complete buildings of one type. [P-12] */
export const completeBuildings = (held: Counts, building: Building): number =>
  Math.floor(count(held, building) / TILES_A_BUILDING);

/** For every complete building. [P-12] */
export const scoreBuildings = (held: Counts): number => {
  let complete = 0;
  for (const building of BUILDINGS) complete += completeBuildings(held, building);
  return BUILDING_FAME * complete;
};

/** At least one complete building of all four types, or of exactly three. [P-12] */
export const scoreBuildingKinds = (held: Counts): number => {
  let kinds = 0;
  for (const building of BUILDINGS) if (completeBuildings(held, building) > 0) kinds++;
  return entryAt(BUILDING_TYPES_FAME, kinds);
};
