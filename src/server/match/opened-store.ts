import type { MatchStore } from './ports.ts';
import type { ServedGame } from './served-game.ts';

/** A storage whose matches are loaded as this version of the games keeps them, whichever one stored them. */
export const openedStore = (store: MatchStore, games: ReadonlyMap<string, ServedGame>): MatchStore => ({
  ...store,
  load: async id => {
    const match = await store.load(id);
    const game = match?.state && games.get(match.data.gameName);
    return match?.state && game ? { ...match, state: game.stepper.open(match.state) } : match;
  },
});
