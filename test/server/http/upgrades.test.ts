import http from 'node:http';
import net from 'node:net';
import { expect, it } from 'vitest';
import {
  closeLater,
  NO_LIMITS,
  startServer,
  TEST_CONFIG,
  type TestServer,
} from '../support/running-server.ts';

/** A newer Node passes over offers by itself, and keeps the connection. */
const IS_NEWER = 'shouldUpgradeCallback' in http.createServer();
const OFFER = `Connection: Upgrade, HTTP2-Settings${IS_NEWER ? ', close' : ''}\r\nUpgrade: h2c\r\nHTTP2-Settings: AAEAAEAAAAIAAAAA\r\n`;
const MAKE = '{"numPlayers":2}';

/** Says these in turn, and hears until the connection ends. */
const say = ({ url }: Pick<TestServer, 'url'>, ...parts: readonly string[]): Promise<string> => {
  const socket = net
    .connect(Number(new URL(url).port), '127.0.0.1')
    .setEncoding('utf8')
    .setNoDelay();
  closeLater(() => socket.destroy());
  let heard = '';
  socket.on('error', () => {}).on('data', text => (heard += text));
  // Not by `once`, which takes it for a fault where the connection is reset.
  const ended = new Promise<string>(resolve => socket.on('close', () => resolve(heard)));
  for (const [i, part] of parts.entries()) setTimeout(() => socket.write(part), 20 * i);
  return ended;
};
const get = (path: string, offer = OFFER) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${offer}\r\n`;
const post = (framing: string) =>
  `POST /games/ra/create HTTP/1.1\r\nHost: localhost\r\n${OFFER}Content-Type: application/json\r\n${framing}\r\n\r\n`;
const statuses = (answers: string) => answers.match(/(?<=HTTP\/1\.1 )\d+/g) ?? [];

it('who offers another protocol is answered as if they had not, and the connection ends', async () => {
  const server = await startServer();
  const answer = await say(server, get('/readyz'));
  expect(statuses(answer)).toEqual(['200']);
  expect(answer).toMatch(/^connection: close$/im);
  expect(statuses(await say(server, get('/nowhere')))).toEqual(['404']);
  expect(statuses(await say(server, get('/socket.io/?EIO=4&transport=polling')))).toEqual(['200']);
});

it.each<[string, readonly string[]]>([
  ['in one piece', [post(`Content-Length: ${MAKE.length}`) + MAKE]],
  ['after its head', [post(`Content-Length: ${MAKE.length}`), MAKE.slice(0, 5), MAKE.slice(5)]],
  [
    'in chunks',
    [post('Transfer-Encoding: chunked'), `${MAKE.length.toString(16)}\r\n${MAKE}\r\n`, '0\r\n\r\n'],
  ],
])('a body that comes along is heard: %s', async (_how, parts) => {
  const answer = await say(await startServer(), ...parts);
  expect(statuses(answer)).toEqual(['200']);
  expect(answer).toContain('matchID');
});

it('nothing behind such a request is taken for another one', async () => {
  const server = await startServer();
  const next = get('/nowhere', '');
  for (const parts of [[get('/readyz'), next], [get('/readyz') + next]])
    expect(statuses(await say(server, ...parts))).not.toContain('404');
  const both = post(`Content-Length: 2\r\nTransfer-Encoding: chunked`);
  expect(statuses(await say(server, `${both}0\r\n\r\n${next}`))).toEqual(['400']);
});

it('such requests are counted, and what is never said to the end is not waited for', async () => {
  const limited = await startServer({ limits: { ...NO_LIMITS, requestsPerSecond: 1 } });
  const answers = await Promise.all(Array.from({ length: 12 }, () => say(limited, get('/readyz'))));
  expect(answers.flatMap(statuses)).toContain('429');
  // Each is one connection.
  const one = await startServer({ limits: { ...NO_LIMITS, connectionsPerAddress: 1 } });
  expect(statuses(await say(one, get('/readyz')))).toEqual(['200']);
  expect(statuses(await say(one, get('/readyz')))).toEqual(['200']);
  const patience = { ...TEST_CONFIG.patience, headers: 100, request: 200, lookEvery: 20 };
  const hasty = await startServer({ patience });
  expect(statuses(await say(hasty, post('Content-Length: 100')))).toEqual(['408']);
});

it('a socket is opened where the sockets are; elsewhere who wants one is answered as anybody', async () => {
  const offer = `Connection: Upgrade${IS_NEWER ? ', close' : ''}\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${'A'.repeat(22)}==\r\n`;
  const ENGINE = 'socket.io/?EIO=4&transport=websocket';
  const firstOf = async (server: TestServer, path: string) => {
    const socket = net.connect(Number(new URL(server.url).port), '127.0.0.1').setEncoding('utf8');
    closeLater(() => socket.destroy());
    socket.on('error', () => {}).write(get(path, offer));
    return new Promise<unknown>(resolve => {
      socket.once('data', text => resolve(statuses(String(text))[0])).once('close', () => resolve('cut'));
    });
  };
  const server = await startServer();
  const below = await startServer({ basePath: '/ra/' });
  expect(await firstOf(server, '/nowhere')).toBe('404');
  expect(await firstOf(server, '/readyz')).toBe('200');
  expect(await firstOf(server, `/${ENGINE}`)).toBe('101');
  expect(await firstOf(below, '/ra/nowhere')).toBe('404');
  for (const base of ['/', '/ra/']) expect(await firstOf(below, base + ENGINE)).toBe('101');
});

it('below a path too', async () => {
  const server = await startServer({ basePath: '/ra/' });
  expect(statuses(await say(server, get('/ra/readyz')))).toEqual(['200']);
  expect(statuses(await say(server, get('/ra')))).toEqual(['308']);
});
