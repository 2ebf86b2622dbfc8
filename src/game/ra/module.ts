import { shyBot } from '../auction/shy-bot.ts';
import type { GameModule } from '../index.ts';
import { randomBot } from '../shared/random-bot.ts';
import { steady } from './bot/steady.ts';
import { createRa } from './game.ts';
import { meta } from './meta.ts';
import { ra } from './rules.ts';

export const module = {
  meta,
  rules: ra as unknown as GameModule['rules'],
  bots: { random: randomBot, steady, shy: shyBot } as unknown as GameModule['bots'],
  createGame: createRa as GameModule['createGame'],
} satisfies GameModule;
