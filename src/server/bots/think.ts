import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { AnyMove } from '../../game/contract.ts';
import { quickRandom } from '../../game/shared/random.ts';
import type { Seat } from '../../game/shared/seats.ts';
import type { MatchState } from '../boardgame.ts';
import type { ServedGame } from '../served-game.ts';

/** Any legal move of a seat, or null where it has none. */
export const randomMove = (
  { module: { rules } }: ServedGame,
  state: MatchState,
  seat: Seat,
): AnyMove | null => {
  const legal = rules.legalMoves(rules.view(state.G, seat), seat);
  return legal[newChance().below(legal.length)] ?? null;
};

const newChance = () => quickRandom(randomBytes(8).toString('hex'));

/**
 * What a bot does in a seat, from the view of that seat alone. A bot that fails or does what is not allowed
 * makes some legal move instead: the others at the table must not wait for its author.
 */
export const chooseMove = (
  { module, name }: ServedGame,
  bot: string,
  state: MatchState,
  seat: Seat,
  log: Logger,
): AnyMove | null => {
  const view = module.rules.view(state.G, seat);
  const legal = module.rules.legalMoves(view, seat);
  if (legal.length === 0) return null;
  const random = newChance();
  try {
    const think = Object.hasOwn(module.bots, bot) ? module.bots[bot] : undefined;
    if (think === undefined) throw new Error(`there is no bot ${bot}`);
    const move = think(view, seat, legal, random);
    const refusal = module.rules.refusalOf(state.G, seat, move);
    if (refusal === null) return move;
    throw new Error(`${JSON.stringify(move)} is refused: ${refusal}`);
  } catch (error) {
    log.error({ err: error, game: name, bot, seat }, 'a bot failed: it makes a random legal move');
    return legal[random.below(legal.length)] ?? null;
  }
};
