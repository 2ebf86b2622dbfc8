import { isLevel, type Level } from '../../game/shared/bots/levels.ts';
import { BETA, type Strength, UNKNOWN } from './scale.ts';

type ArenaFound = {
  readonly seats: number;
  /** By level, on the arena's scale. */
  readonly points: Readonly<Record<Level, number>>;
};

/**
 * How strong the bots of the house are, as the arena found. Found anew by
 * `npm run --silent arena -- --game GAME --matches 48 --seed house easy medium hard expert`, which prints the same points on any
 * machine as long as the bots stay as they are. 48 matches of each against each: the intervals of 95 % reach 30 to 110
 * points to either side.
 */
const HOUSE_ARENA: Readonly<Record<string, ArenaFound>> = {
  kheops: { seats: 2, points: { easy: -618, medium: -79, hard: 286, expert: 411 } },
  'priests-of-ra': { seats: 4, points: { easy: -218, medium: 27, hard: 49, expert: 142 } },
  ra: { seats: 4, points: { easy: -260, medium: 3, hard: 94, expert: 164 } },
  'ru-ra-re': { seats: 4, points: { easy: -250, medium: -29, hard: 112, expert: 167 } },
};

/** How sure it is how strong a bot is: the arena's intervals reach about as far as two of these. In units of `mu`. */
const SIGMA = 1;
/** Points of the arena's scale for which the chance to win is ten times as much. */
const TENFOLD = 400;

/**
 * How strong a bot of the house is, once and for all. The arena rates by Luce's model, and so does this: where all at a table are
 * as sure, each wins in proportion to exp(mu / c), with c² the sum over the seats of sigma² + beta². A `medium` bot stands where
 * everybody begins, and the others as far from it as the arena found.
 * @throws RangeError of a bot that has no level
 */
export const houseBot = (game: string, bot: string): Strength => {
  const found = Object.hasOwn(HOUSE_ARENA, game) ? HOUSE_ARENA[game] : undefined;
  if (found === undefined || !isLevel(bot))
    throw new RangeError(`no strength is known of the bot ${bot} of ${game}`);
  const { seats, points } = found;
  const c = Math.sqrt(seats * (SIGMA ** 2 + BETA ** 2));
  const ahead = ((points[bot] - points.medium) / TENFOLD) * Math.LN10 * c;
  return { mu: UNKNOWN.mu + ahead, sigma: SIGMA };
};
