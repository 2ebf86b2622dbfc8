import type { GameModule } from '../index.ts';
import { randomBot } from '../shared/random-bot.ts';
import { steady } from './bot/steady.ts';
import { stubbornBot } from './bot/stubborn.ts';
import { createRuRaRe } from './game.ts';
import { meta } from './meta.ts';
import { ruRaRe } from './rules.ts';

export const module = {
  meta,
  rules: ruRaRe as unknown as GameModule['rules'],
  bots: { random: randomBot, steady, stubborn: stubbornBot } as unknown as GameModule['bots'],
  createGame: createRuRaRe as GameModule['createGame'],
} satisfies GameModule;
