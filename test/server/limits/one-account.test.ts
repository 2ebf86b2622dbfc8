import { expect, it } from 'vitest';
import { NO_LIMITS, nextEvent, openSocket, startServer } from '../support/running-server.ts';

it('who has said over sockets all that an address may has no second account over HTTP', async () => {
  // Of an address ten times as much as of a connection, and hardly any of it comes back.
  const limits = { ...NO_LIMITS, messagesPerSecond: 0.01, messageBurst: 6 };
  const server = await startServer({ limits });
  for (let n = 0; n < 10; n++) {
    const socket = openSocket(server.url);
    await nextEvent(socket, 'connect');
    // Two were taken for coming, and two are for each of these.
    for (let said = 0; said < 2; said++) {
      socket.emit('history', 'nothing', 1);
      expect((await nextEvent(socket, 'refused')).at(-1)).toBe('not-joined');
    }
  }
  const { status, body } = await server.get('/games');
  expect([status, body]).toEqual([429, { error: 'too many requests: try again later' }]);
});

it('nor has one that asks over HTTP alone', async () => {
  const server = await startServer({ limits: { ...NO_LIMITS, messagesPerSecond: 0.01, messageBurst: 1 } });
  const answers: number[] = [];
  for (let n = 0; n < 12; n++) answers.push((await server.get('/games')).status);
  expect(answers).toEqual([...Array(10).fill(200), 429, 429]);
  const late = await fetch(`${server.url}/games`);
  expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0);
});

it.each([
  ['GET', '/games/ra', 10],
  ['GET', '/games/ra?stage=open', 10],
  ['GET', '/games/ra?stage=open&limit=100', 2],
  ['GET', '/games/ra?stage=running&after=5-match-1', 2],
  ['GET', '/games/ra?updatedAfter=1', 2],
  ['GET', '/games/ra/some-match/record', 1],
  ['HEAD', '/games/ra/some-match/record', 1],
  ['POST', '/games/ra/quick', 2],
  ['POST', '/games/ra/quick/', 2],
])(
  'over HTTP an address is charged what the answer costs: %s %s is answered %i times',
  async (method, path, times) => {
    const server = await startServer({ limits: { ...NO_LIMITS, messagesPerSecond: 0.01, messageBurst: 1 } });
    const answers: number[] = [];
    for (let n = 0; n < 12; n++) answers.push((await fetch(server.url + path, { method })).status);
    expect(answers.indexOf(429)).toBe(times);
  },
);
