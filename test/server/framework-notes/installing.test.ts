import http from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { GAME_IDS } from '../../../src/game/index.ts';
import { closeLater, openSocket, startServer } from '../support/running-server.ts';

it('every HTTP route of the framework answers, none of them 404 for want of middleware', async () => {
  const server = await startServer();
  expect(await server.get('/games')).toMatchObject({ status: 200, body: GAME_IDS });
  expect(await server.get('/games/priests-of-ra')).toMatchObject({ status: 200, body: { matches: [] } });
  const created = await server.post('/games/priests-of-ra/create', { numPlayers: 2 });
  expect(created.status).toBe(200);
});

it("the socket.io that comes with the framework hears an event named 'error'", async () => {
  const ofTheFramework = createRequire(createRequire(import.meta.url).resolve('koa-socket-2'));
  const { Server } = ofTheFramework('socket.io') as typeof import('socket.io');
  const server = http.createServer();
  const io = new Server(server);
  closeLater(() => io.close());
  // An error that nobody hears is thrown, and ends the process.
  const listeners = new Promise<number>(resolve => {
    io.of('/priests-of-ra').on('connection', socket => resolve(socket.listenerCount('error')));
  });
  await new Promise<void>(resolve => server.listen(0, resolve));
  openSocket(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  expect(await listeners).toBeGreaterThan(0);
});
