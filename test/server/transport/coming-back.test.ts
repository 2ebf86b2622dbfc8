import { expect, it } from 'vitest';
import { CannotStore } from '../../../src/server/match/ports.ts';
import { eventually, nextEvent, openSocket, startServer } from '../support/running-server.ts';
import { enter, GAME, seatedMatch, seatsToldTo } from '../support/seat-client.ts';

it('a page whose return cannot be stored is refused and hears nothing; when it can be, it has its seat', async () => {
  const server = await startServer({ botDelay: 60_000 });
  const [ada, ned] = await seatedMatch(server);
  const { matchID, seat, credentials } = ada!;
  await server.post(`${GAME}/${matchID}/leave`, { playerID: seat, credentials });
  const { commit } = server.store;
  const store = server.store as { commit: typeof commit };
  store.commit = () => Promise.reject(new Error('the disk is full'));

  const socket = openSocket(server.url);
  const heard: string[] = [];
  socket.onAny(event => heard.push(event));
  socket.emit('sync', matchID, seat, credentials);
  expect(await nextEvent(socket, 'refused')).toEqual([matchID, null, 'fault']);
  expect(server.pages.at(matchID)).toEqual([]);
  expect(heard).toEqual(['refused']);

  store.commit = commit;
  const watcher = await enter(server, ned!);
  const seats = seatsToldTo(watcher.socket);
  socket.emit('sync', matchID, seat, credentials);
  await nextEvent(socket, 'sync');
  await eventually(() => seats()?.[Number(seat)]).toBeDefined();
  expect(seats()![Number(seat)]).not.toHaveProperty('data');
  await eventually(
    async () => (await server.stored(matchID)).metadata.players[Number(seat)],
  ).not.toHaveProperty('data');
});

it('of a page to which the storage has refused the match at first others are told as of any', async () => {
  const server = await startServer();
  const [ada] = await seatedMatch(server);
  const { matchID, seat, credentials } = ada!;
  const { log, send } = server.matches;
  const matches = server.matches as { log: typeof log; send: typeof send };
  const looked: string[] = [];
  matches.send = (id, command, ...more) => {
    looked.push(command.kind);
    return send.call(server.matches, id, command, ...more);
  };
  matches.log = () => {
    matches.log = log;
    return Promise.reject(new CannotStore(new Error('the connection was lost')));
  };
  const socket = openSocket(server.url);
  socket.emit('sync', matchID, seat, credentials);
  expect(await nextEvent(socket, 'refused')).toEqual([matchID, null, 'fault']);
  socket.emit('sync', matchID, seat, credentials);
  await nextEvent(socket, 'sync');
  await eventually(() => looked).toContain('presence');
});

it('what happens while a page is being brought to its match is not lost on it', async () => {
  const server = await startServer();
  const seats = await seatedMatch(server);
  const { state } = await server.stored(seats[0]!.matchID);
  const mover = seats[Number(state.ctx.currentPlayer)]!;
  const { matchID } = mover;
  // Between the reading of the match and of its log somebody moves.
  const { log } = server.matches;
  const matches = server.matches as { log: typeof log };
  matches.log = async (id, part) => {
    matches.log = log;
    const before = await log.call(server.matches, id, part);
    const { seat, credentials } = mover;
    await server.matches.send(matchID, {
      kind: 'move',
      seat: Number(seat),
      credentials,
      move: ['draw'],
      stateID: 0,
      id: null,
    });
    return before;
  };
  const { info } = await enter(server, { matchID });
  expect(info.state._stateID).toBe(1);
  expect(info.log).toHaveLength(1);
});
