const steady = async () => (await import('./bot/steady.ts')).steady;

/**
 * Every bot of the game, each loaded when it is wanted; `meta` says which of them may sit at a table. `steady` is what
 * `medium` was called before.
 */
export const bots = {
  easy: async () => (await import('./bot/easy.ts')).easy,
  medium: steady,
  hard: async () => (await import('./bot/hard.ts')).hard,
  expert: async () => (await import('./bot/expert.ts')).expert,
  steady,
  random: async () => (await import('../shared/random-bot.ts')).randomBot,
  shy: async () => (await import('../auction/shy-bot.ts')).shyBot,
};
