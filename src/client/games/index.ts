import { GAME_IDS, type GameId } from '../../game/index.ts';
import { useWords } from '../ui/i18n/i18n.tsx';
import type { ClientGame } from './define-client-game.ts';

const FOUND = import.meta.glob<ClientGame>('./*/index.ts', { import: 'clientGame', eager: true });

/** What each game of the registry brings to the client, out of its folder. */
export const CLIENT_GAMES = Object.fromEntries(
  GAME_IDS.map(game => [game, FOUND[`./${game}/index.ts`]]),
) as Readonly<Record<GameId, ClientGame>>;

/** What a game is called in the reader's language, wherever it is named. */
export const useGameName = (game: GameId): string => useWords(CLIENT_GAMES[game].words).name;
