import { loadRules } from '../../../src/game/index.ts';
import { serveGame } from '../../../src/server/match/served-game.ts';
import { hiddenChoice } from './hidden-choice.ts';
import { startServer, type TestServer } from './running-server.ts';
import type { Joined } from './seat-client.ts';

/** A server of the flagship and of the game of the hidden choice. */
export const withHiddenChoice = async () =>
  startServer({}, [serveGame(await loadRules('priests-of-ra')), hiddenChoice()]);

/** Two people at a table of the hidden choice. */
export const hiddenChoiceTable = async (server: TestServer): Promise<Joined[]> => {
  const { body } = await server.post('/games/hidden-choice/create', { numPlayers: 2 });
  const { matchID } = body;
  const seats: Joined[] = [];
  for (const playerName of ['Ada', 'Ned']) {
    const joined = await server.post(`/games/hidden-choice/${matchID}/join`, { playerName });
    seats.push({ matchID, seat: joined.body.playerID, credentials: joined.body.playerCredentials });
  }
  return seats;
};
