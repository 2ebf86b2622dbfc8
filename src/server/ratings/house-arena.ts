import type { ArenaFound } from './house-bots.ts';

/**
 * How strong the bots of the house are, as the arena found. Found anew by
 * `npm run --silent arena -- --game GAME --matches 48 --seed house easy medium hard expert`, which prints the same points on any
 * machine as long as the bots stay as they are. 48 matches of each against each: the intervals of 95 % reach 30 to 110
 * points to either side.
 */
export const HOUSE_ARENA: Readonly<Record<string, ArenaFound>> = {
  kheops: { seats: 2, points: { easy: -618, medium: -79, hard: 286, expert: 411 } },
  'priests-of-ra': { seats: 4, points: { easy: -218, medium: 27, hard: 49, expert: 142 } },
  ra: { seats: 4, points: { easy: -260, medium: 3, hard: 94, expert: 164 } },
  'ru-ra-re': { seats: 4, points: { easy: -250, medium: -29, hard: 112, expert: 167 } },
};
