/** What the rulebook gives and takes, each number once: rules, bots, and every text that tells one, read it here. */

/** Tiles in a hand. [K-03] */
export const HAND = 3;
/** How many workers white has, and blue. [K-02] */
export const WORKERS = { white: 14, blue: 15 };
/** For each room of a network. [K-41] */
export const ROOM_POINTS = 1;
/** What a network adds to its rooms. [K-41] */
export const BONUS_POINTS = { 'single-sarcophagus': 5, 'sarcophagus-pair': 15, apex: 5, longest: 5 };
/** A closed network counts so many times. [K-41] */
export const CLOSED_TIMES = 2;
/** What a pawn weighs; on a double tile, and the pharaoh anywhere; these two together are no more. [K-43] */
export const PAWN_WEIGHT = 1;
export const DOUBLE_WEIGHT = 2;
