import { Client } from 'boardgame.io/client';
import { SocketIO } from 'boardgame.io/multiplayer';
import { expect, it } from 'vitest';
import { createGame } from '../../../src/game/framework/create-game.ts';
import { GAME_IDS, type GameId } from '../../../src/game/index.ts';
import { loadGame } from '../../game/load-game.ts';
import { seatsNear } from '../../game/matches.ts';
import { closeLater, eventually, startServer, type TestServer } from '../support/running-server.ts';
import { createMatch, type Joined, join, pathOf, someMove } from '../support/seat-client.ts';

/** boardgame.io's own client, as it comes, at one seat; it moves by chance whenever it may. */
const openClient = async (server: TestServer, game: GameId, who: Joined) => {
  const client = Client({
    game: createGame(await loadGame(game), () => 'the client knows no seed'),
    multiplayer: SocketIO({ server: server.url }),
    matchID: who.matchID,
    playerID: who.seat,
    credentials: who.credentials,
    debug: false,
  });
  closeLater(() => client.stop());
  // A move makes the client call its subscribers again before the server has answered.
  let movedIn = -1;
  const isOver = new Promise<void>(resolve => {
    client.subscribe(state => {
      if (state === null) return;
      if (state.ctx.gameover !== undefined) return resolve();
      if (!state.isActive || state._stateID === movedIn) return;
      movedIn = state._stateID;
      const [name, ...args] = someMove(state.G, Number(who.seat), `${who.seat} ${state._stateID}`, game);
      client.moves[name!]!(...args);
    });
  });
  client.start();
  return { client, isOver };
};

it.each(GAME_IDS)(
  "boardgame.io's own client plays a whole match of %s, from a table that still waits to the end",
  async game => {
    const server = await startServer();
    const { rules, meta } = await loadGame(game);
    const players = seatsNear({ meta }, 3);
    const setupData = {
      bots: Object.fromEntries([2, 3].slice(0, players - 2).map(seat => [seat, 'random'])),
    };
    const matchID = await createMatch(server, { numPlayers: players, setupData }, game);
    const ada = await openClient(server, game, await join(server, matchID, 'Ada', game));
    // It is told who sits there, and of a table that waits there is nothing else to be told.
    await eventually(() => ada.client.matchData?.[0]).toMatchObject({ name: 'Ada', isConnected: true });
    expect(ada.client.getState()).toBeNull();
    const ned = await openClient(server, game, await join(server, matchID, 'Ned', game));
    await Promise.all([ada.isOver, ned.isOver]);

    const { body: match } = await server.get(`${pathOf(game)}/${matchID}`);
    const { state: stored } = await server.stored(matchID);
    for (const [seat, { client }] of [ada, ned].entries()) {
      const state = client.getState()!;
      expect(state.G).toEqual(rules.view(stored.G, seat));
      expect(state.ctx.gameover).toEqual(match.gameover);
      expect(match.gameover).toEqual(rules.outcome(state.G));
      // The client's log holds every move, once.
      expect(client.log?.map(entry => entry._stateID)).toEqual([...Array(stored._stateID).keys()]);
      expect(client.matchData?.map(({ name }) => name)).toEqual(
        match.players.map(({ name }: { name: string }) => name),
      );
    }
  },
);
