import { randomBot } from '../../../../src/game/shared/random-bot.ts';

/** There is no more to pebbles than that. */
export const bots = { easy: randomBot, random: randomBot };
