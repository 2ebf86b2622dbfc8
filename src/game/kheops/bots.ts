import { randomBot } from '../shared/random-bot.ts';
import { hard } from './bot/hard.ts';
import { steady } from './bot/steady.ts';

/** Every bot of the game; `meta` says which of them may sit at a table. */
export const bots = { random: randomBot, steady, hard };
