import type { AnyMove } from '../../game/contract.ts';
import { askBot, type WantedMove } from './ask-bot.ts';

/** What a thread of the pool does: one bot's move, from the view of its seat. */
export const think = (wanted: WantedMove): Promise<AnyMove> => askBot(wanted);
