import net from 'node:net';
import { expect, it } from 'vitest';
import { priestsOfRa } from '../../../src/game/priests-of-ra/rules.ts';
import { hiddenChoice } from '../support/hidden-choice.ts';
import { closeLater, eventually, nextEvent, openSocket, startServer } from '../support/running-server.ts';
import { createMatch, enter, GAME, type Joined, moveMessage, seatedMatch } from '../support/seat-client.ts';

it('correctness: choices made at the same time all count, and one of a round gone by does not', async () => {
  const server = await startServer({}, [hiddenChoice()]);
  const { body } = await server.post('/games/hidden-choice/create', { numPlayers: 3 });
  const { matchID } = body;
  const pages = [];
  for (const playerName of ['Ada', 'Ned', 'Zoe']) {
    const joined = await server.post(`/games/hidden-choice/${matchID}/join`, { playerName });
    const who = { matchID, seat: joined.body.playerID, credentials: joined.body.playerCredentials };
    pages.push({ who, socket: openSocket(server.url, 'hidden-choice') });
  }
  for (const { who, socket } of pages) {
    socket.emit('sync', matchID, who.seat, who.credentials);
    await nextEvent(socket, 'sync');
  }
  const stored = async () => (await server.stored(matchID)).state;
  // All three have state 0 before their eyes.
  for (const { who, socket } of pages) socket.emit('update', ...moveMessage(who, 0, ['choose', 1, 2]));
  await eventually(async () => (await stored()).G.round).toBe(2);
  expect((await stored()).G.shown).toEqual([[2, 2, 2]]);

  // The same message again, late: its round is over.
  const [{ who, socket }] = pages as [(typeof pages)[number]];
  socket.emit('update', ...moveMessage(who, 0, ['choose', 1, 3]));
  expect(await nextEvent(socket, 'refused')).toEqual([matchID, 0, 'not-this-round']);
  expect((await stored())._stateID).toBe(3);
});

it('correctness: of many who want a seat at the very same time, each seat goes to one', async () => {
  const server = await startServer();
  const matchID = await createMatch(server, { numPlayers: 2 });
  // On one connection and in one piece, so that the server has all of them before it has answered any.
  const requests = [...Array(12).keys()].map(each => {
    const body = JSON.stringify({ playerName: `P${each}` });
    return [
      `POST ${GAME}/${matchID}/join HTTP/1.1`,
      'host: localhost',
      'content-type: application/json',
      `content-length: ${body.length}`,
      '',
      body,
    ].join('\r\n');
  });
  const connection = net.connect(Number(new URL(server.url).port), '127.0.0.1');
  closeLater(() => connection.destroy());
  let answers = '';
  connection.on('data', chunk => {
    answers += chunk;
  });
  connection.write(requests.join(''));
  await eventually(() => answers.match(/HTTP\/1.1 \d+/g)?.length).toBe(12);
  expect(answers.match(/"playerID":"\d"/g)).toEqual(['"playerID":"0"', '"playerID":"1"']);
  expect(answers.match(/HTTP\/1.1 409/g)).toHaveLength(10);
});

it('correctness: a move sent many times is made once, and every repeat is answered with the match', async () => {
  const server = await startServer();
  const seats = await seatedMatch(server);
  const { info } = await enter(server, seats[0]!);
  const [toAct] = priestsOfRa.seatsToAct(info.state.G);
  const mover = seats.find(({ seat }) => Number(seat) === toAct) as Joined;
  const { socket } = await enter(server, mover);
  const refusals: unknown[] = [];
  const syncs: unknown[] = [];
  socket.on('refused', (...args) => refusals.push(args));
  socket.on('sync', (...args) => syncs.push(args));
  for (let i = 0; i < 5; i++) socket.emit('update', ...moveMessage(mover, 0, ['draw']));
  await eventually(() => syncs.length).toBe(4);
  const { state, log } = await server.stored(mover.matchID);
  expect(state._stateID).toBe(1);
  expect(log).toHaveLength(1);
  expect(refusals).toEqual(Array(4).fill([mover.matchID, 0, 'stale']));
});

it('correctness: a stale move does nothing, says so, and brings the match as it stands', async () => {
  const server = await startServer();
  const seats = await seatedMatch(server);
  const { info } = await enter(server, seats[0]!);
  const [toAct] = priestsOfRa.seatsToAct(info.state.G);
  const mover = seats.find(({ seat }) => Number(seat) === toAct) as Joined;
  const { socket } = await enter(server, mover);
  socket.emit('update', ...moveMessage(mover, 0, ['draw']));
  await nextEvent(socket, 'update');
  const synced = nextEvent(socket, 'sync');
  socket.emit('update', ...moveMessage(mover, 0, ['invokeRa']));
  expect(await nextEvent(socket, 'refused')).toEqual([mover.matchID, 0, 'stale']);
  const [, fresh] = await synced;
  expect(fresh.state._stateID).toBe(1);
  expect(fresh.log).toHaveLength(1);
  socket.emit('update', ...moveMessage(mover, 99, ['draw']));
  expect(await nextEvent(socket, 'refused')).toEqual([mover.matchID, 99, 'stale']);
});

it('correctness: a page that is gone before its sync is answered leaves no ghost', async () => {
  const server = await startServer();
  const [ada] = await seatedMatch(server);
  // Reading the match takes until its page has gone.
  let goOn: () => void = () => {};
  const held = new Promise<void>(resolve => {
    goOn = resolve;
  });
  const { matches } = server;
  const load = matches.load.bind(matches);
  let reads = 0;
  matches.load = async id => {
    reads += 1;
    await held;
    return load(id);
  };
  const socket = openSocket(server.url);
  await nextEvent(socket, 'connect');
  socket.emit('sync', ada!.matchID, ada!.seat, ada!.credentials);
  await eventually(() => reads).toBe(1);
  socket.close();
  // By the time that another has come the server knows that this one has gone.
  await nextEvent(openSocket(server.url), 'connect');
  goOn();
  await matches.idle();
  expect(server.pages.at(ada!.matchID)).toEqual([]);
  const { body } = await server.get(`${GAME}/${ada!.matchID}`);
  expect(body.players[Number(ada!.seat)].isConnected).toBe(false);
});

it('correctness: a seat is connected as long as one of its pages is', async () => {
  const server = await startServer();
  const [ada, ned] = await seatedMatch(server);
  const first = await enter(server, ada!);
  const second = await enter(server, ada!);
  const watcher = await enter(server, ned!);
  const isConnected = async () =>
    (await server.get(`${GAME}/${ada!.matchID}`)).body.players[Number(ada!.seat)].isConnected;
  expect(await isConnected()).toBe(true);
  first.socket.close();
  await eventually(() => server.pages.at(ada!.matchID).length).toBe(2);
  expect(await isConnected()).toBe(true);
  const told = nextEvent(watcher.socket, 'matchData');
  second.socket.close();
  expect((await told)[1][Number(ada!.seat)]).toMatchObject({ isConnected: false });
  expect(await isConnected()).toBe(false);
});
