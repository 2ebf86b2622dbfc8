import { connect } from 'node:net';
import { expect, it } from 'vitest';
import { PATIENCE } from '../../../src/server/config.ts';
import { closeLater, openSocket, startServer } from '../support/running-server.ts';

const SOON = {
  headers: 100,
  request: 200,
  lookEvery: 20,
  arrival: 100,
  pong: 100,
  pingEvery: 50,
  goodbye: 50,
};
const HOST = 'Host: localhost\r\n';
const UPGRADE =
  'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';

it.each([
  ['says nothing', ''],
  ['has said half a header', `GET / HTTP/1.1\r\n${HOST}`],
  [
    'has sent half a request',
    `POST /games/ra/create HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
  ],
  [
    'has opened a WebSocket, and says nothing',
    `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\n${HOST}${UPGRADE}`,
  ],
])('whoever %s is let go', async (_what, said) => {
  const server = await startServer({ patience: SOON });
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  closeLater(() => socket.destroy());
  socket.on('error', () => {}).resume();
  if (said !== '') socket.write(said);
  // Not by `once`, which takes it for a fault where the connection is reset.
  await new Promise(closed => socket.on('close', closed));
});

it('whoever answers is not', async () => {
  const server = await startServer({ patience: { ...SOON, pong: 30_000 } });
  const socket = openSocket(server.url, 'ra');
  let pings = 0;
  socket.io.on('ping', () => pings++);
  await expect.poll(() => pings).toBeGreaterThan(3);
  expect(socket.connected).toBe(true);
});

it('half a request is let go within half a minute, and a silent page too', () => {
  const { headers, request, lookEvery, pong, pingEvery, arrival, goodbye } = PATIENCE;
  expect(headers + lookEvery).toBeLessThan(15_000);
  expect(request + lookEvery).toBeLessThan(20_000);
  expect(pingEvery + pong + goodbye).toBeLessThan(25_000);
  expect(arrival + goodbye).toBeLessThan(10_000);
});
