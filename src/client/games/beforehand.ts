import { GAME_IDS, type GameId } from '../../game/index.ts';
import type { BeforehandProps } from '../table/beforehand/form.ts';
import { type LoadedPart, loadedPart } from '../ui/hooks/loaded-part.tsx';
import { CLIENT_GAMES } from './index.ts';

/** By game the sheet in which somebody chooses before it is their turn, loaded when it is opened; null where there is none. */
export const BEFOREHAND = Object.fromEntries(
  GAME_IDS.map(game => {
    const { beforehand } = CLIENT_GAMES[game];
    return [game, beforehand && loadedPart(async () => (await beforehand()).BeforehandSheet)];
  }),
) as unknown as Readonly<Record<GameId, LoadedPart<BeforehandProps<unknown>> | null>>;
