import { expect, it } from 'vitest';
import { priestsOfRa } from '../../../src/game/priests-of-ra/rules.ts';
import { nextEvent, openSocket, startServer } from '../support/running-server.ts';
import { createMatch, enter, enterWaiting, GAME, join, moveMessage } from '../support/seat-client.ts';

it('a seat nobody has joined cannot be listened to', async () => {
  const server = await startServer();
  const matchID = await createMatch(server, { numPlayers: 2 });
  await join(server, matchID);
  for (const credentials of [undefined, null, '', 'guess']) {
    const socket = openSocket(server.url);
    const heard: string[] = [];
    socket.onAny(event => heard.push(event));
    socket.emit('sync', matchID, '1', credentials, 2);
    expect(await nextEvent(socket, 'refused')).toEqual(
      credentials === '' ? [null, null, 'malformed'] : [matchID, null, 'credentials'],
    );
    // By the time this is answered, whatever else was to be said would have been.
    socket.emit('chat', 'nonsense');
    await nextEvent(socket, 'refused');
    expect(heard).toEqual(['refused', 'refused']);
  }
});

it('who has left a seat no longer listens as it when somebody else has joined', async () => {
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
