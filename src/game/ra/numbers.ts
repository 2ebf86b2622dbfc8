/**
 * What the rulebook gives and takes, each number once: rules, bots, and every text that tells one, read it here. A list goes by
 * how many somebody has, from none.
 */

/** For each god that was not played. */
export const GOD_FAME = 2;
/** For the most pharaohs, and for the fewest. */
export const PHARAOH_FAME = { most: 5, fewest: -2 };
/** For each flood, and with a flood for each Nile. */
export const RIVER_FAME = 1;
/** For each gold. */
export const GOLD_FAME = 3;
/** For different types of civilization. */
export const CIVILIZATION_FAME: readonly number[] = [-5, 0, 0, 5, 10, 15];
/** For different types of monuments. */
export const MONUMENT_FAME: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 10, 15];
/** For the monuments of one type. */
export const MONUMENT_SET_FAME: readonly number[] = [0, 0, 0, 5, 10, 15];
/** How many tiles of its category a disaster takes, or fewer where there are not that many. */
export const DISASTER_TAKES = 2;
