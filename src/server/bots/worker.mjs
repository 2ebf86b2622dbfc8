import { register } from 'tsx/esm/api';

// A thread does not inherit how its process loads TypeScript.
register();
const { askBot } = await import('./ask-bot.ts');

/** What a thread of the pool does: one bot's move, from the view of its seat. */
export const think = ({ game, bot, view, seat }) => askBot(game, bot, view, seat);
