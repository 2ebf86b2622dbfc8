import { once } from 'node:events';
import net from 'node:net';
import { expect, it } from 'vitest';
import { closeLater, temporaryDirectory } from '../support/running-server.ts';
import { freePort, spawnServer, untilHealthy } from '../support/server-process.ts';

const HEAD = 'Host: localhost\r\nContent-Type: application/json\r\n';
const REQUESTS: readonly (readonly [string, string])[] = [
  ['half a body', `POST /games/ra/create HTTP/1.1\r\n${HEAD}Content-Length: 99\r\n\r\n{"num`],
  ['half a chunk', `POST /games/ra/create HTTP/1.1\r\n${HEAD}Transfer-Encoding: chunked\r\n\r\n9\r\n{"n`],
  ['half a head', 'GET /games HTT'],
  ['no HTTP', '\u0016\u0003\u0001\u0000\r\n\r\n'],
  ['no path', `GET % HTTP/1.1\r\n${HEAD}\r\n`],
  ['a path of broken escapes', `GET /%ff%/%c0%ae HTTP/1.1\r\n${HEAD}\r\n`],
  ['a game of broken escapes', `GET /games/%ff/%ff HTTP/1.1\r\n${HEAD}\r\n`],
  [
    'a query of broken escapes',
    `GET /games/ra?isGameover=%ff&updatedAfter=x&updatedBefore[]=1 HTTP/1.1\r\n${HEAD}\r\n`,
  ],
  ['a path with two strokes', `GET //games HTTP/1.1\r\n${HEAD}\r\n`],
  ['a whole address of another', `GET http://[::bad/ HTTP/1.1\r\n${HEAD}\r\n`],
  ['no such method', `BREW /games HTTP/1.1\r\n${HEAD}\r\n`],
  ['no such host', 'GET /games HTTP/1.1\r\nHost: [\r\n\r\n'],
  ['an encoding of nobody', `GET /games HTTP/1.1\r\n${HEAD}Accept-Encoding: ;;q=x\r\n\r\n`],
  ['a body that is not wanted', `GET /games HTTP/1.1\r\n${HEAD}Content-Length: 2\r\n\r\n{`],
  ['a socket of no version', `GET /socket.io/?EIO=9&transport=smoke HTTP/1.1\r\n${HEAD}\r\n`],
  ['an upgrade to nothing', `GET /games HTTP/1.1\r\n${HEAD}Connection: Upgrade\r\nUpgrade: tea\r\n\r\n`],
  [
    'a match of broken escapes',
    `POST /games/ra/%E0%A4%A/join HTTP/1.1\r\n${HEAD}Content-Length: 2\r\n\r\n{}`,
  ],
];

it('broken requests, and those broken off, are no errors of the server in its log', async () => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawnServer({ PORT: String(port), DATA_DIR: temporaryDirectory(), LOG_LEVEL: 'warn' });
  await untilHealthy(url);
  for (const [, text] of REQUESTS) {
    for (const end of ['end', 'resetAndDestroy'] as const) {
      const socket = net.connect(port, '127.0.0.1');
      socket.on('error', () => {});
      closeLater(() => socket.destroy());
      await once(socket, 'connect');
      await new Promise(resolve => socket.write(text, resolve));
      // The server has begun to hear it.
      await untilHealthy(url);
      socket[end]();
    }
  }
  await untilHealthy(url);
  child.kill('SIGTERM');
  await once(child, 'exit');
  expect(child.said()).toBe('');
});
