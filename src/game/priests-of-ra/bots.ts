const steady = () => import('./bot/steady.ts').then(file => file.steady);

/**
 * Every bot of the game, each loaded when it is wanted; `meta` says which of them may sit at a table. `steady` is what
 * `medium` was called before.
 */
export const bots = {
  easy: () => import('./bot/easy.ts').then(file => file.easy),
  medium: steady,
  hard: () => import('./bot/hard.ts').then(file => file.hard),
  expert: () => import('./bot/expert.ts').then(file => file.expert),
  steady,
  random: () => import('../shared/bots/random-bot.ts').then(file => file.randomBot),
  shy: () => import('../auction/shy-bot.ts').then(file => file.shyBot),
};
