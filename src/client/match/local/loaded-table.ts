import { type GameId, type GameModule, loadRules } from '../../../game/index.ts';
import { BOARDS } from '../../games/boards.ts';

const loaded = new Map<GameId, GameModule>();

/** The rules of a game, when its board is loaded too. */
export const loadTable = async (game: GameId): Promise<GameModule> => {
  const [module] = await Promise.all([loadRules(game), BOARDS[game].load()]);
  loaded.set(game, module);
  return module;
};

/** The same where it has been loaded before; else null. */
export const loadedTable = (game: GameId): GameModule | null => loaded.get(game) ?? null;
