import type { GameModule } from '../index.ts';
import { randomBot } from '../shared/random-bot.ts';
import { steady } from './bot/steady.ts';
import { createKheops } from './game.ts';
import { meta } from './meta.ts';
import { kheops } from './rules.ts';

export const module = {
  meta,
  rules: kheops as unknown as GameModule['rules'],
  bots: { random: randomBot, steady } as unknown as GameModule['bots'],
  createGame: createKheops as GameModule['createGame'],
} satisfies GameModule;
