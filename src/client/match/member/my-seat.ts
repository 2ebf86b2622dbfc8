import type { GameId } from '../../../game/index.ts';
import { ask, pathOf } from '../lobby/api.ts';
import { keepClaim } from '../lobby/credentials.ts';
import { whoNow } from './who.ts';

/** Fetches the seat that the member has taken at this table on another device, and keeps it on this one; else nothing is done. */
export const fetchMySeat = async (game: GameId, matchID: string): Promise<void> => {
  const who = whoNow();
  if (who === null || who.isOut === true) return;
  const path = `${pathOf(game, matchID)}/my-seat` as const;
  const found = await ask<'POST /games/:name/:id/my-seat'>(path, {}).catch(() => null);
  if (found === null) return;
  const { playerID, playerCredentials: credentials, playerName: name } = found;
  keepClaim({ game, matchID, seat: Number(playerID), credentials, name });
};
