import { expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '../../../src/server/config.ts';
import { nextEvent, openSocket, startServer } from '../support/running-server.ts';
import { createMatch, GAME } from '../support/seat-client.ts';

it('one address may create, write, read and hold open only so much', async () => {
  const server = await startServer({
    limits: {
      ...DEFAULT_LIMITS,
      createsPerMinute: 2,
      writesPerMinute: 3,
      readsPerMinute: 4,
      socketsPerAddress: 2,
    },
  });
  const matchID = await createMatch(server);
  await createMatch(server);
  expect((await server.post(`${GAME}/create`, { numPlayers: 2 })).status).toBe(429);
  const joins = [];
  for (let i = 0; i < 4; i++) joins.push(await server.post(`${GAME}/${matchID}/join`, { playerName: '' }));
  expect(joins.map(({ status }) => status)).toEqual([400, 400, 400, 429]);
  const reads = [];
  for (let i = 0; i < 5; i++) reads.push(await server.get('/games'));
  expect(reads.map(({ status }) => status)).toEqual([200, 200, 200, 200, 429]);
  expect((await server.get('/health')).status).toBe(200);
  const sockets = [openSocket(server.url), openSocket(server.url)];
  await Promise.all(sockets.map(socket => nextEvent(socket, 'connect')));
  const third = openSocket(server.url);
  await nextEvent(third, 'connect_error');
  third.close();
  sockets[0]!.close();
  // It asks again until the server has noticed.
  await nextEvent(openSocket(server.url), 'connect');
});
