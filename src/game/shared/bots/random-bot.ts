import type { AnyMove } from '../../contract.ts';
import type { Random } from '../random.ts';
import type { Seat } from '../seats.ts';

/** Any legal move, all equally likely. */
export const randomBot = <Move extends AnyMove>(
  _view: unknown,
  _seat: Seat,
  legal: readonly Move[],
  random: Random,
): Move => {
  const move = legal[random.below(legal.length)];
  if (move === undefined) throw new Error('a bot was asked for a move where there is none');
  return move;
};
