import { expect, it } from 'vitest';
import { loadRules } from '../../../src/game/index.ts';
import { priestsOfRa } from '../../../src/game/priests-of-ra/rules.ts';
import { serveGame } from '../../../src/server/match/served-game.ts';
import { hiddenChoice } from '../support/hidden-choice.ts';
import { nextEvent, openSocket, startServer, type TestServer } from '../support/running-server.ts';
import {
  createMatch,
  enter,
  enterWaiting,
  GAME,
  type Joined,
  join,
  moveMessage,
  seatedMatch,
} from '../support/seat-client.ts';

/** What the server keeps of a match, secrets included. */
const storedState = async (server: Awaited<ReturnType<typeof startServer>>, matchID: string) =>
  (await server.stored(matchID)).initialState;

const withHiddenChoice = async () =>
  startServer({}, [serveGame(await loadRules('priests-of-ra')), hiddenChoice()]);

/** Two people at a table of the hidden choice. */
const hiddenChoiceTable = async (server: TestServer): Promise<Joined[]> => {
  const { body } = await server.post('/games/hidden-choice/create', { numPlayers: 2 });
  const { matchID } = body;
  const seats: Joined[] = [];
  for (const playerName of ['Ada', 'Ned']) {
    const joined = await server.post(`/games/hidden-choice/${matchID}/join`, { playerName });
    seats.push({ matchID, seat: joined.body.playerID, credentials: joined.body.playerCredentials });
  }
  return seats;
};

it('secrets: initialState is filtered on sync, for a seat and for a spectator', async () => {
  const server = await startServer();
  const [ada] = await seatedMatch(server);
  const initial = await storedState(server, ada!.matchID);
  expect(initial.G.secret.bag.length).toBeGreaterThan(100);
  for (const who of [ada!, { matchID: ada!.matchID }]) {
    const { info } = await enter(server, who);
    const told = JSON.stringify(info);
    expect(info.initialState.G).not.toHaveProperty('secret');
    expect(told).not.toContain(initial.G.secret.bag);
    expect(told).not.toContain(initial.G.secret.seed);
  }
});

it('secrets: the seed of a match is 128 bits of chance, and of no time that the lobby tells', async () => {
  const server = await withHiddenChoice();
  const tables = await Promise.all([seatedMatch(server), seatedMatch(server), seatedMatch(server)]);
  const ids = tables.map(([first]) => first!.matchID);
  const states = await Promise.all(ids.map(id => storedState(server, id)));
  const seeds = states.map(state => state.G.secret.seed);
  expect(new Set(seeds).size).toBe(3);
  for (const seed of seeds) expect(Buffer.from(seed, 'base64url')).toHaveLength(16);
  expect(new Set(states.map(state => state.G.secret.bag)).size).toBe(3);

  // The framework's own dice, which it would seed with the time of creation in base 36.
  const dice = await Promise.all(
    [1, 2].map(async () => storedState(server, (await hiddenChoiceTable(server))[0]!.matchID)),
  );
  const diceSeeds = dice.map(state => state.plugins.random!.data.seed);
  expect(diceSeeds[0]).not.toBe(diceSeeds[1]);
  for (const seed of diceSeeds) expect(Buffer.from(seed, 'base64url')).toHaveLength(16);
});

it("secrets: what the framework's dice know reaches no client", async () => {
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

it('secrets: the arguments of a redacted move reach nobody but its mover, at once or later', async () => {
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

it('secrets: a seat nobody has joined cannot be listened to', async () => {
  const server = await startServer();
  const matchID = await createMatch(server, { numPlayers: 2 });
  await join(server, matchID);
  for (const credentials of [undefined, null, '', 'guess']) {
    const socket = openSocket(server.url);
    const synced = nextEvent(socket, 'sync', 300).catch(() => 'nothing');
    const refused = nextEvent(socket, 'refused');
    socket.emit('sync', matchID, '1', credentials, 2);
    expect(await Promise.race([refused, synced])).toEqual(
      credentials === '' ? [null, null, 'malformed'] : [matchID, null, 'credentials'],
    );
    expect(await synced).toBe('nothing');
  }
});

it('secrets: who has left a seat no longer listens as it when somebody else has joined', async () => {
  const server = await startServer();
  const matchID = await createMatch(server, { numPlayers: 3 });
  const ann = await join(server, matchID, 'Ann');
  const bob = await join(server, matchID, 'Bob');
  const pageOfAnn = await enterWaiting(server, ann);
  const left = await server.post(`${GAME}/${matchID}/leave`, {
    playerID: ann.seat,
    credentials: ann.credentials,
  });
  expect(left.status).toBe(200);
  const heard: string[] = [];
  pageOfAnn.onAny(event => heard.push(event));
  const eve = await join(server, matchID, 'Eve');
  const cyd = await join(server, matchID, 'Cyd');
  expect(eve.seat).toBe(ann.seat);

  const { info } = await enter(server, eve);
  const mover = [eve, bob, cyd].find(({ seat }) =>
    priestsOfRa.seatsToAct(info.state.G).includes(Number(seat)),
  )!;
  const { socket } = await enter(server, mover);
  socket.emit('update', ...moveMessage(mover, 0, ['draw']));
  await nextEvent(socket, 'update');
  expect(heard).toEqual([]);
  pageOfAnn.emit('update', ...moveMessage(ann, 1, ['draw']));
  expect(await nextEvent(pageOfAnn, 'refused')).toEqual([matchID, 1, 'not-joined']);
});

it("secrets: a match cannot be seen through another game's namespace", async () => {
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
