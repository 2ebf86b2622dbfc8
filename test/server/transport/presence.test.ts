import { expect, it } from 'vitest';
import { eventually, nextEvent, openSocket, startServer } from '../support/running-server.ts';
import { enter, GAME, seatedMatch, seatsToldTo } from '../support/seat-client.ts';

it('a page that is gone before its sync is answered leaves no ghost', async () => {
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

it('a seat is connected as long as one of its pages is', async () => {
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
  const seats = seatsToldTo(watcher.socket);
  second.socket.close();
  await eventually(() => seats()?.[Number(ada!.seat)]).toMatchObject({ isConnected: false });
  expect(await isConnected()).toBe(false);
});

it('who loses the connection is not gone yet; who closes the page in order is', async () => {
  const server = await startServer({ goneAfter: 1_000_000 });
  const [ada, ned] = await seatedMatch(server);
  const { matchID } = ada!;
  const pages = [await enter(server, ada!), await enter(server, ned!)];
  const redialled = nextEvent(pages[0]!.socket, 'connect');
  pages[0]!.socket.io.engine.close();
  pages[1]!.socket.close();
  await eventually(() => [...server.pages.seatsAt(matchID)]).toEqual([Number(ada!.seat)]);
  // It dials anew by itself, and asks for nothing.
  await redialled;
  expect(server.pages.at(matchID)).toEqual([]);
  const { body } = await server.get(`${GAME}/${matchID}`);
  expect(body.players.map((player: { isConnected: boolean }) => player.isConnected)).toEqual([true, false]);
});
