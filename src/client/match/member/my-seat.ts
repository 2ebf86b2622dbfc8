import type { GameId } from '../../../game/index.ts';
import { ask, LobbyError, pathOf } from '../lobby/api.ts';
import { keepClaim } from '../lobby/credentials.ts';
import { whoNow } from './who.ts';

/**
 * Fetches the seat that the member has at this table, as another device has taken it, or with the secret that it has now, and keeps it
 * on this one.
 * @param lost a secret that is the seat's no more
 * @returns whether there is one; null where that is not known, or nobody is signed in
 */
export const fetchMySeat = async (game: GameId, matchID: string, lost?: string): Promise<boolean | null> => {
  const who = whoNow();
  if (who === null || who.isOut === true) return null;
  const path = `${pathOf(game, matchID)}/my-seat` as const;
  try {
    const { playerID, playerCredentials, playerName } = await ask<'POST /games/:name/:id/my-seat'>(path, {
      body: {},
    });
    if (playerCredentials === lost) return false;
    keepClaim({ game, matchID, seat: Number(playerID), credentials: playerCredentials, name: playerName });
    return true;
  } catch (error) {
    return error instanceof LobbyError && error.status === 404 ? false : null;
  }
};
