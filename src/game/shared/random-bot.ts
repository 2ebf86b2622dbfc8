import type { AnyMove, Bot } from '../contract.ts';

/** Any legal move, all equally likely. */
export const randomBot: Bot<unknown, AnyMove> = (_view, _seat, legal, random) => {
  const move = legal[random.below(legal.length)];
  if (move === undefined) throw new Error('a bot was asked for a move where there is none');
  return move;
};
