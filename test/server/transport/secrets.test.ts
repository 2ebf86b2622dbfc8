import { expect, it } from 'vitest';
import { priestsOfRaModule } from '../../game/matches.ts';
import { hiddenChoiceTable, withHiddenChoice } from '../support/hidden-choice-table.ts';
import { nextEvent, openSocket, startServer, type TestServer } from '../support/running-server.ts';
import { enter, type Joined, moveMessage, seatedMatch } from '../support/seat-client.ts';

/** What the server keeps of a match, secrets included. */
const storedState = async (server: TestServer, matchID: string) =>
  (await server.stored(matchID)).initialState;

it('initialState is filtered on sync, for a seat and for a spectator', async () => {
  const server = await startServer();
  const [ada] = await seatedMatch(server);
  const initial = await storedState(server, ada!.matchID);
  expect(initial.G.secret.bag.length).toBeGreaterThan(100);
  for (const who of [ada!, { matchID: ada!.matchID }]) {
    const { info } = await enter(server, who);
    const told = JSON.stringify(info);
    expect(info.initialState.G).toEqual({ opening: priestsOfRaModule.rules.opening(initial.G) });
    expect(told).not.toContain(initial.G.secret.bag);
    expect(told).not.toContain(initial.G.secret.seed);
  }
});

it("what the framework's dice know reaches no client", async () => {
  const server = await withHiddenChoice();
  const [{ matchID }] = (await hiddenChoiceTable(server)) as [Joined];
  const initial = await storedState(server, matchID);
  const socket = openSocket(server.url, 'hidden-choice');
  socket.emit('sync', matchID, null);
  const told = JSON.stringify(await nextEvent(socket, 'sync'));
  expect(initial.plugins.random!.data).toHaveProperty('prngstate');
  expect(told).not.toContain('prngstate');
  expect(told).not.toContain(initial.plugins.random!.data.seed);
});

it('the arguments of a redacted move reach nobody but its mover, at once or later', async () => {
  const server = await withHiddenChoice();
  const seats = await hiddenChoiceTable(server);
  const [{ matchID }] = seats as [Joined];
  const [ada, ned, watcher] = [0, 1, 2].map(() => openSocket(server.url, 'hidden-choice'));
  for (const [socket, who] of [
    [ada!, seats[0]],
    [ned!, seats[1]],
  ] as const) {
    socket.emit('sync', matchID, who!.seat, who!.credentials);
    await nextEvent(socket, 'sync');
  }
  watcher!.emit('sync', matchID, null);
  await nextEvent(watcher!, 'sync');
  const updates = [ada!, ned!, watcher!].map(socket => nextEvent(socket, 'update'));
  ada!.emit('update', ...moveMessage(seats[0]!, 0, ['choose', 1, 3]));
  const [toAda, toNed, toWatcher] = await Promise.all(updates);
  expect(toAda![2][0].action.payload.args).toEqual([1, 3]);
  for (const told of [toNed!, toWatcher!]) expect(told[2][0].action.payload.args).toBeNull();
  watcher!.emit('sync', matchID, null);
  const [, info] = await nextEvent(watcher!, 'sync');
  expect(info.log[0].action.payload.args).toBeNull();
});

it("a match cannot be seen through another game's namespace", async () => {
  const server = await withHiddenChoice();
  const [ada] = await seatedMatch(server);
  const socket = openSocket(server.url, 'hidden-choice');
  for (const [seat, credentials] of [
    [null, undefined],
    [ada!.seat, ada!.credentials],
  ]) {
    const refused = nextEvent(socket, 'refused');
    socket.emit('sync', ada!.matchID, seat, credentials);
    expect(await refused).toEqual([ada!.matchID, null, 'unknown-match']);
  }
  for (const path of ['', '/record']) {
    expect((await server.get(`/games/hidden-choice/${ada!.matchID}${path}`)).status).toBe(404);
  }
  const joined = await server.post(`/games/hidden-choice/${ada!.matchID}/join`, { playerName: 'Ned' });
  expect(joined.status).toBe(404);
});
