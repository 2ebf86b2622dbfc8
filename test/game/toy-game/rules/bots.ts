import { randomBot } from '../../../../src/game/shared/bots/random-bot.ts';

const random = async () => randomBot;

/** There is no more to pebbles than that. */
export const bots = { easy: random, random };
