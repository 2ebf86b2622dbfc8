import { once } from 'node:events';
import net from 'node:net';

const HEAD = 'Host: localhost\r\n';

/** What connections say that then neither read, nor answer, nor go: half a request, half a head, a stream, and a socket. */
export const HALF_SAID: readonly string[] = [
  `POST /games/ra/create HTTP/1.1\r\n${HEAD}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{"num`,
  'GET /games HTTP/1.1\r\nHost: loc',
  `GET /lobby/stream HTTP/1.1\r\n${HEAD}\r\n`,
  `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\n${HEAD}Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
];

/** A connection that says these words and then hangs. */
export const silentAfter = async (port: number, words: string): Promise<net.Socket> => {
  const socket = net.connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(words);
  socket.pause();
  return socket;
};
