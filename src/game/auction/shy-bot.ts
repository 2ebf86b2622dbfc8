import type { AnyMove } from '../contract.ts';
import { randomBot } from '../shared/bots/random-bot.ts';
import type { Random } from '../shared/random.ts';
import type { Seat } from '../shared/seats.ts';

/**
 * For simulations: passes whenever it may and hardly ever invokes Ra, so that auction tracks and Ra tracks
 * fill, which random play brings about too seldom to be tested by it.
 */
export const shyBot = <Move extends AnyMove>(
  view: unknown,
  seat: Seat,
  legal: readonly Move[],
  random: Random,
): Move => {
  const pass = legal.find(([name]) => name === 'pass');
  if (pass !== undefined && random.below(8) > 0) return pass;
  const draw = legal.find(([name]) => name === 'draw');
  if (draw !== undefined && random.below(20) > 0) return draw;
  return randomBot(view, seat, legal, random);
};
