import { randomBot } from '../shared/random-bot.ts';
import { easy } from './bot/easy.ts';
import { expert } from './bot/expert.ts';
import { exploiter } from './bot/exploiter.ts';
import { hard } from './bot/hard.ts';
import { steady } from './bot/steady.ts';
import { stubbornBot } from './bot/stubborn.ts';

/** Every bot of the game; `meta` says which of them may sit at a table. `steady` is what `medium` was called before. */
export const bots = {
  easy,
  medium: steady,
  hard,
  expert,
  steady,
  exploiter,
  random: randomBot,
  stubborn: stubbornBot,
};
