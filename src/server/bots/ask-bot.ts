import { randomBytes } from 'node:crypto';
import type { AnyMove, Bots } from '../../game/contract.ts';
import { isGameId, loadBots, loadRules } from '../../game/index.ts';
import { quickRandom } from '../../game/shared/random.ts';
import type { Seat } from '../../game/shared/seats.ts';

/** A move that is wanted, in sight of the view of a seat. */
export type WantedMove = {
  readonly game: string;
  readonly bot: string;
  readonly view: unknown;
  readonly seat: Seat;
  /** What the bot draws from; by default the machine's own chance. */
  readonly chance?: string | undefined;
};

/**
 * Asks a bot of a game for its move.
 * @throws where there is no such bot, and whatever the bot throws
 */
export const askBot = async (
  { game, bot, view, seat, chance = randomBytes(8).toString('hex') }: WantedMove,
  botsOf: (game: string) => Promise<Bots> = registeredBots,
): Promise<AnyMove> => {
  if (!isGameId(game)) throw new Error(`there is no game ${game}`);
  const [{ rules }, bots] = await Promise.all([loadRules(game), botsOf(game)]);
  const think = Object.hasOwn(bots, bot) ? bots[bot] : undefined;
  if (think === undefined) throw new Error(`there is no bot ${bot}`);
  return think(view, seat, rules.legalMoves(view, seat), quickRandom(chance));
};

const registeredBots = (game: string): Promise<Bots> => {
  if (!isGameId(game)) throw new Error(`there is no game ${game}`);
  return loadBots(game);
};
