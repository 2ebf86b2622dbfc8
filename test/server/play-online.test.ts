import { Client } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import { expect, it } from 'vitest';
import { createGame } from '../../src/game/framework/create-game.ts';
import { priestsOfRa } from '../../src/game/priests-of-ra/rules.ts';
import { priestsOfRaModule } from '../game/matches.ts';
import { closeLater, startServer } from './support/running-server.ts';
import { createMatch, GAME, join, someMove } from './support/seat-client.ts';

it("boardgame.io's own client plays a whole match against a bot", async () => {
  const server = await startServer();
  const matchID = await createMatch(server, { numPlayers: 2, setupData: { bots: { 1: 'random' } } });
  const { seat, credentials } = await join(server, matchID);
  const client = Client({
    game: createGame(priestsOfRaModule, () => 'the client knows no seed'),
    multiplayer: SocketIO({ server: server.url }),
    matchID,
    playerID: seat,
    credentials,
    debug: false,
  });
  closeLater(() => client.stop());
  // A move makes the client call its subscribers again before the server has answered.
  let movedIn = -1;
  await new Promise<void>(resolve => {
    client.subscribe(state => {
      if (state === null) return;
      if (state.ctx.gameover !== undefined) return resolve();
      if (!state.isActive || state._stateID === movedIn) return;
      movedIn = state._stateID;
      const [name, ...args] = someMove(state.G, Number(seat), `${state._stateID}`);
      client.moves[name!]!(...args);
    });
    client.start();
  });
  const { body: match } = await server.get(`${GAME}/${matchID}`);
  const state = client.getState()!;
  expect(match.gameover).toEqual(priestsOfRa.outcome(state.G));
  expect(client.matchData?.[1]).toMatchObject({ data: { bot: 'random' }, isConnected: true });
  // The client's log holds every move, once.
  expect(client.log?.map(entry => entry._stateID)).toEqual([...Array(state._stateID).keys()]);
});
