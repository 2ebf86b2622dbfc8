import net from 'node:net';
import { expect, it } from 'vitest';
import { closeLater, eventually, nextEvent, openSocket, startServer } from '../support/running-server.ts';
import {
  createMatch,
  enter,
  enterWaiting,
  GAME,
  join,
  playToTheEnd,
  seatedMatch,
  seatsToldTo,
} from '../support/seat-client.ts';

it('a taken seat, a running match and a missing one cannot be joined, and each says why', async () => {
  const server = await startServer();
  const matchID = await createMatch(server, { numPlayers: 3, setupData: { bots: { 1: 'random' } } });
  await join(server, matchID);
  const post = (id: string, body: unknown) => server.post(`${GAME}/${id}/join`, body);
  for (const playerID of ['0', '1']) {
    const taken = await post(matchID, { playerID, playerName: 'Eve' });
    expect(taken).toMatchObject({ status: 409, body: { error: `seat ${playerID} is taken` } });
  }
  expect((await post(matchID, { playerID: '3', playerName: 'Eve' })).status).toBe(404);
  expect((await post(matchID, { playerID: '2', playerName: 'Ned' })).status).toBe(200);
  const late = await post(matchID, { playerName: 'Eve' });
  expect(late).toMatchObject({ status: 409, body: { error: expect.stringContaining('has begun') } });
  expect((await post('nosuchmatch', { playerName: 'Eve' })).status).toBe(404);
});

it('whoever is called like somebody at the table sits down with a number behind the name, for all to see', async () => {
  const server = await startServer();
  const matchID = await createMatch(server, { numPlayers: 3 });
  await join(server, matchID, 'Ada');
  const post = (playerName: string) => server.post(`${GAME}/${matchID}/join`, { playerName });
  expect((await post('аda')).body.playerID).toBe('1');
  expect((await post('Adam')).body.playerID).toBe('2');
  const { players } = (await server.get(`${GAME}/${matchID}`)).body;
  expect(players.map(({ name }: { name: string }) => name)).toEqual(['Ada', 'аda 2', 'Adam']);
});

it('leaving before the match begins frees the seat', async () => {
  const server = await startServer();
  const matchID = await createMatch(server, { numPlayers: 3 });
  const ada = await join(server, matchID);
  const ned = await join(server, matchID, 'Ned');
  const socket = await enterWaiting(server, ned);
  const leave = (credentials: string) =>
    server.post(`${GAME}/${matchID}/leave`, { playerID: ada.seat, credentials });
  expect((await leave('guess')).status).toBe(403);
  expect((await leave(ned.credentials)).status).toBe(403);
  const seats = seatsToldTo(socket);
  expect((await leave(ada.credentials)).status).toBe(200);
  await eventually(() => seats()?.[0]).toEqual({ id: 0 });
  expect((await leave(ada.credentials)).status).toBe(403);
  expect(await join(server, matchID, 'Eve')).toMatchObject({ seat: ada.seat });
});

it('a table that its last person leaves before the match is removed, bots or no bots', async () => {
  const server = await startServer();
  for (const setupData of [{}, { bots: { 1: 'random' } }]) {
    const matchID = await createMatch(server, { numPlayers: 3, setupData });
    const ada = await join(server, matchID);
    const visitor = openSocket(server.url);
    visitor.emit('sync', matchID, null);
    await nextEvent(visitor, 'matchData');
    const told = nextEvent(visitor, 'refused');
    await server.post(`${GAME}/${matchID}/leave`, { playerID: ada.seat, credentials: ada.credentials });
    expect((await server.get(`${GAME}/${matchID}`)).status).toBe(404);
    expect(await told).toEqual([matchID, null, 'deserted']);
    expect(await server.store.load(matchID)).toBeNull();
    expect(await server.store.history(matchID)).toEqual({ initialState: null, log: [] });
  }
});

it('the same table again: once the match is over, for its players, with its bots and options', async () => {
  const server = await startServer();
  const setupData = { bots: { 1: 'random' }, openTotals: true };
  const matchID = await createMatch(server, { numPlayers: 2, setupData, unlisted: true });
  const ada = await join(server, matchID);
  const again = (more = {}) =>
    server.post(`${GAME}/${matchID}/playAgain`, {
      playerID: ada.seat,
      credentials: ada.credentials,
      ...more,
    });
  expect(await again()).toMatchObject({ status: 409, body: { error: 'the match is not over' } });
  const { socket } = await enter(server, ada);
  await playToTheEnd(socket, ada);
  expect((await again({ credentials: 'guess' })).status).toBe(403);
  expect((await again({ numPlayers: 5 })).status).toBe(400);
  expect((await again({ setupData: {} })).status).toBe(400);
  const answers = await Promise.all([again(), again(), again()]);
  const [nextMatchID, ...others] = new Set(answers.map(({ body }) => body.nextMatchID));
  expect(others).toEqual([]);
  const { body } = await server.get(`${GAME}/${nextMatchID}`);
  expect(body).toMatchObject({
    setupData: { ...setupData, bots: { 0: 'random' } },
    unlisted: true,
    players: [{ id: 0, data: { bot: 'random' } }, { id: 1 }],
  });
  expect((await server.get(`${GAME}/${matchID}`)).body.nextMatchID).toBe(nextMatchID);
});

it('players may change their own name, and only that; the old route is gone', async () => {
  const server = await startServer();
  const [ada, ned] = await seatedMatch(server);
  const post = (route: string, body: unknown) => server.post(`${GAME}/${ada!.matchID}/${route}`, body);
  const own = { playerID: ada!.seat, credentials: ada!.credentials, newName: 'Ada L.' };
  expect((await post('update', { ...own, credentials: ned!.credentials })).status).toBe(403);
  const { socket } = await enter(server, ned!);
  const seats = seatsToldTo(socket);
  expect((await post('update', own)).status).toBe(200);
  await eventually(() => seats()?.[0].name).toBe('Ada L.');
  expect((await post('rename', own)).status).toBe(410);
});

it('of many who want a seat at the very same time, each seat goes to one', async () => {
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
