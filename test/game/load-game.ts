import type { Bots } from '../../src/game/contract.ts';
import type { DefinedGame } from '../../src/game/define-game.ts';
import { type GameId, type GameModule, loadBots, loadRules } from '../../src/game/index.ts';

/** A game with its bots: what most tests play with. */
export type LoadedGame = GameModule & { readonly bots: Bots };

export const loadGame = async (id: GameId): Promise<LoadedGame> => {
  const [module, bots] = await Promise.all([loadRules(id), loadBots(id)]);
  return { ...module, bots };
};

/** A game of a test's own, as any. */
export const moduleOf = <Rules extends object>(game: DefinedGame<Rules>): GameModule =>
  game as unknown as GameModule;
