import { LobbyClient } from 'boardgame.io/client';
import { expect, it } from 'vitest';
import { loadRules } from '../../../src/game/index.ts';
import { serveGame } from '../../../src/server/match/served-game.ts';
import { browserAt } from '../support/browser-at.ts';
import { listedIn } from '../support/listed.ts';
import { eventually, nextEvent, openSocket, startServer } from '../support/running-server.ts';
import {
  createMatch,
  enter,
  enterWaiting,
  GAME,
  join,
  moveMessage,
  seatsToldTo,
} from '../support/seat-client.ts';

it('a table with bots and options is set up as it was asked for', async () => {
  const server = await startServer();
  const matchID = await createMatch(server, {
    numPlayers: 3,
    setupData: { bots: { 1: 'steady', 2: 'random' }, openTotals: true, secondsToAct: 30 },
    unlisted: true,
  });
  const { body } = await server.get(`${GAME}/${matchID}`);
  expect(body).toMatchObject({
    matchID,
    gameName: 'priests-of-ra',
    unlisted: true,
    setupData: { bots: { 1: 'steady', 2: 'random' }, openTotals: true, secondsToAct: 30 },
    players: [
      { id: 0 },
      { id: 1, name: 'Tiye', data: { bot: 'steady' }, isConnected: true },
      { id: 2, name: 'Nefer', data: { bot: 'random' }, isConnected: true },
    ],
  });
  expect(body.players[0]).not.toHaveProperty('name');
  await join(server, matchID);
  const { info } = await enter(server, { matchID });
  expect(info.state.G.options.openTotals).toBe(true);
});

it.each([
  [{ rated: true }, { rated: true, helps: false }],
  [
    { rated: true, helps: true, undo: true },
    { rated: true, helps: true, undo: true },
  ],
  [{}, {}],
])('helps are off at a rated table unless it wants them: %j', async (setupData, kept) => {
  const server = await startServer();
  const { ask } = browserAt(server.url);
  await ask('POST', '/account', { name: 'Ada' });
  const { matchID } = (await ask('POST', `${GAME}/create`, { numPlayers: 2, setupData })).body;
  expect((await server.get(`${GAME}/${matchID}`)).body.setupData).toEqual(kept);
});

it('a rated table is laid by members alone', async () => {
  const server = await startServer();
  const answer = await server.post(`${GAME}/create`, { numPlayers: 2, setupData: { rated: true } });
  expect(answer).toMatchObject({ status: 403, body: { reason: 'members-only' } });
});

it.each(['easy', 'medium', 'steady'])('a table takes a bot called %s', async bot => {
  const server = await startServer();
  const matchID = await createMatch(server, {
    numPlayers: 2,
    setupData: { bots: { 1: bot }, botLevel: 'easy', hints: true },
  });
  const { body } = await server.get(`${GAME}/${matchID}`);
  expect(body.setupData).toEqual({ bots: { 1: bot }, botLevel: 'easy', hints: true });
  expect(body.players[1]).toMatchObject({ data: { bot } });
});

it("boardgame.io's lobby client creates, joins, lists and leaves", async () => {
  const server = await startServer();
  const lobby = new LobbyClient({ server: server.url });
  const { matchID } = await lobby.createMatch('priests-of-ra', { numPlayers: 2 });
  const joined = await lobby.joinMatch('priests-of-ra', matchID, { playerName: '  Ada  ' });
  expect(joined.playerID).toBe('0');
  const { matches } = await lobby.listMatches('priests-of-ra');
  expect(matches).toMatchObject([
    { matchID, players: [{ id: 0, name: 'Ada', isConnected: false }, { id: 1 }] },
  ]);
  const seat = { playerID: '0', credentials: joined.playerCredentials };
  await lobby.updatePlayer('priests-of-ra', matchID, { ...seat, newName: 'Ada L.' });
  expect((await lobby.getMatch('priests-of-ra', matchID)).players[0]!.name).toBe('Ada L.');
  await lobby.leaveMatch('priests-of-ra', matchID, seat);
  await expect(lobby.getMatch('priests-of-ra', matchID)).rejects.toThrow('404');
});

it.each([
  [{}, 'numPlayers'],
  [{ numPlayers: '3' }, 'numPlayers'],
  [{ numPlayers: 2.5 }, 'numPlayers'],
  [{ numPlayers: 1 }, 'at least 2'],
  [{ numPlayers: 6 }, 'at most 5'],
  [{ numPlayers: 1e9 }, 'numPlayers'],
  [{ numPlayers: 3, unlisted: 'yes' }, 'unlisted'],
  [{ numPlayers: 3, seed: 'mine' }, '"seed"'],
  [{ numPlayers: 3, setupData: 7 }, 'setupData'],
  [{ numPlayers: 3, setupData: null }, 'setupData'],
  [{ numPlayers: 3, setupData: [] }, 'setupData'],
  [{ numPlayers: 3, setupData: { seed: 'mine' } }, '"seed"'],
  [{ numPlayers: 3, setupData: { openTotals: 'yes' } }, 'openTotals'],
  [{ numPlayers: 3, setupData: { secondsToAct: 4 } }, 'setupData.secondsToAct: must be 0'],
  [{ numPlayers: 3, setupData: { botLevel: 'steady' } }, 'setupData.botLevel: must be one of easy, medium'],
  [{ numPlayers: 3, setupData: { hints: 'yes' } }, 'setupData.hints: must be true or false'],
  [{ numPlayers: 3, setupData: { rated: 1 } }, 'setupData.rated: must be true or false'],
  [{ numPlayers: 3, setupData: { undo: null } }, 'setupData.undo: must be true or false'],
  [
    { numPlayers: 3, setupData: { rated: true, bots: { 1: 'easy', 2: 'easy' } } },
    'setupData.bots: must leave 2 seats to members where the match is rated',
  ],
  [{ numPlayers: 3, setupData: { secondsToAct: '30' } }, 'setupData.secondsToAct: must be 0'],
  [{ numPlayers: 3, setupData: { secondsToChoose: 30 } }, 'secondsToChoose'],
  [{ numPlayers: 3, setupData: { raHeavy: true } }, 'raHeavy'],
  [{ numPlayers: 3, setupData: { raHeavy: false } }, 'raHeavy'],
  [{ numPlayers: 3, setupData: { toString: 1 } }, 'toString'],
  [{ numPlayers: 3, setupData: { bots: null } }, 'bots'],
  [{ numPlayers: 3, setupData: { bots: ['steady'] } }, 'bots'],
  [{ numPlayers: 3, setupData: { bots: 'steady' } }, 'bots'],
  [{ numPlayers: 3, setupData: { bots: { 3: 'steady' } } }, 'setupData.bots.3'],
  [{ numPlayers: 3, setupData: { bots: { '-1': 'steady' } } }, 'setupData.bots.-1'],
  [{ numPlayers: 3, setupData: { bots: { '01': 'steady' } } }, 'setupData.bots.01'],
  [{ numPlayers: 3, setupData: { bots: { x: 'steady' } } }, 'setupData.bots.x'],
  [{ numPlayers: 3, setupData: { bots: { 1: 'genius' } } }, '"genius"'],
  [
    { numPlayers: 2, setupData: { bots: { 0: 'random', 1: 'random' } } },
    'setupData.bots: must leave a seat to a person',
  ],
  [{ numPlayers: 3, setupData: { bots: { 1: 'toString' } } }, '"toString"'],
  [{ numPlayers: 3, setupData: { bots: { 1: true } } }, 'setupData.bots.1'],
  [{ numPlayers: 3, setupData: { bots: { 1: { name: 'steady' } } } }, 'setupData.bots.1'],
])('create refuses %j and says why', async (body, why) => {
  const server = await startServer();
  const answer = await server.post(`${GAME}/create`, body);
  expect(answer.status).toBe(400);
  expect(answer.body.error).toContain(why);
  expect(await listedIn(server.store)).toEqual([]);
});

it('a list holds what a lobby needs, and no unlisted match', async () => {
  const server = await startServer();
  const hidden = await createMatch(server, { numPlayers: 2, unlisted: true });
  const open = await createMatch(server, { numPlayers: 2, setupData: { openTotals: true } });
  const ada = await join(server, open);
  await enterWaiting(server, ada);
  const { body } = await server.get(GAME);
  expect(body.matches).toEqual([
    {
      matchID: open,
      host: 0,
      gameName: 'priests-of-ra',
      commitment: expect.any(String),
      unlisted: false,
      setupData: { openTotals: true },
      createdAt: expect.any(Number),
      updatedAt: expect.any(Number),
      players: [{ id: 0, name: 'Ada', isConnected: true }, { id: 1 }],
    },
  ]);
  expect((await server.get(`${GAME}/${hidden}`)).status).toBe(200);
});

it('a match begins when all seats are taken, and not before', async () => {
  const server = await startServer();
  const matchID = await createMatch(server, { numPlayers: 2 });
  const ada = await join(server, matchID);
  const socket = await enterWaiting(server, ada);
  socket.emit('update', ...moveMessage(ada, 0, ['draw']));
  expect(await nextEvent(socket, 'refused')).toEqual([matchID, 0, 'not-started']);

  const [seats, begun] = [seatsToldTo(socket), nextEvent(socket, 'sync')];
  const ned = await join(server, matchID, 'Ned');
  await eventually(() => seats()?.[1]).toMatchObject({ name: 'Ned' });
  const [, info] = await begun;
  const mover = [ada, ned][info.state.G.step.kind === 'turn' ? info.state.G.step.player : 0]!;
  const page = openSocket(server.url);
  page.emit('sync', matchID, mover.seat, mover.credentials);
  await nextEvent(page, 'sync');
  page.emit('update', ...moveMessage(mover, 0, ['draw']));
  expect((await nextEvent(page, 'update'))[1]._stateID).toBe(1);
});

it('the games that are not served cannot be reached', async () => {
  const server = await startServer({}, [serveGame(await loadRules('priests-of-ra'))]);
  for (const name of ['chess', '__proto__', 'constructor']) {
    expect((await server.get(`/games/${name}`)).status).toBe(404);
    expect((await server.post(`/games/${name}/create`, { numPlayers: 2 })).status).toBe(404);
  }
});
