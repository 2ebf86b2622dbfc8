import type { GameId } from '../../../src/game/index.ts';
import type { House } from '../house.ts';

/** A seat at a table that waits, as this browser keeps those that are its own. */
export const seatAt = async (house: House, game: GameId, matchID: string, name: string) => {
  const joined = await fetch(`${house.url}/games/${game}/${matchID}/join`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ playerName: name }),
  });
  const { playerID, playerCredentials: credentials } = await joined.json();
  return { game, matchID, seat: Number(playerID), credentials, name };
};
