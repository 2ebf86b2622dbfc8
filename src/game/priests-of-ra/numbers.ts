/**
 * What the rulebook gives and takes, each number once: rules, bots, and every text that tells one, read it here. A list goes by
 * how many somebody has, from none; more than it knows of count as its last.
 */

/** For the most people of a type, and so many of them are needed. [P-10] */
export const PEOPLE_FAME = 5;
export const PEOPLE_NEEDED = 2;
/** Ankhs for so many types of people. [P-11] */
export const ANKHS_FOR_TYPES: readonly number[] = [0, 0, 0, 1, 2];
/** So many tiles of a type are a complete building. [P-12] */
export const TILES_A_BUILDING = 2;
/** For each complete building. [P-12] */
export const BUILDING_FAME = 2;
/** For complete buildings of so many types. [P-12] */
export const BUILDING_TYPES_FAME: readonly number[] = [0, 0, 0, 5, 10];
/** For each priest. [P-13] */
export const PRIEST_FAME = 2;
/** Whoever has so many priests returns a plague. [P-13] */
export const PRIESTS_AGAINST_PLAGUE = 3;
/** For plagues. [P-14] */
export const PLAGUE_FAME: readonly number[] = [0, -1, -3, -6, -10, -15, -20];
/** For the steps of a pyramid. [P-20] */
export const PYRAMID_FAME: readonly number[] = [0, 0, 5, 10, 20];
/** For the chambers of a colour. [P-21] */
export const CHAMBER_FAME: readonly number[] = [0, 0, 0, 5, 10];
/** For ankhs; nobody is given more of them than count. [P-22] */
export const ANKH_FAME: readonly number[] = [0, 0, 5, 10, 20];
