import { randomBot } from '../../../../src/game/shared/random-bot.ts';

export const bots = { random: randomBot };
