import type { AnyMove } from '../../game/contract.ts';
import type { Seat } from '../../game/shared/seats.ts';
import { askBot } from './ask-bot.ts';

type Task = {
  readonly game: string;
  readonly bot: string;
  readonly view: unknown;
  readonly seat: Seat;
  readonly chance: string | undefined;
};

/** What a thread of the pool does: one bot's move, from the view of its seat. */
export const think = ({ game, bot, view, seat, chance }: Task): Promise<AnyMove> =>
  askBot(game, bot, view, seat, chance);
