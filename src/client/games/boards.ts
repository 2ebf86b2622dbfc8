import type { AnyEvent } from '../../game/contract.ts';
import { GAME_IDS, type GameId } from '../../game/index.ts';
import { type LoadedPart, loadedPart } from '../ui/hooks/loaded-part.tsx';
import type { BoardProps } from './define-client-game.ts';
import { CLIENT_GAMES } from './index.ts';

/** The board of each game as a component, loaded when a match is opened. */
export const BOARDS = Object.fromEntries(
  GAME_IDS.map(game => [game, loadedPart(async () => (await CLIENT_GAMES[game].board()).Board)]),
) as unknown as Readonly<Record<GameId, LoadedPart<BoardProps<unknown, AnyEvent>>>>;
