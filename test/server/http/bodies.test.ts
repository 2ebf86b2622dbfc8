import { expect, it } from 'vitest';
import { listedIn } from '../support/listed.ts';
import { startServer } from '../support/running-server.ts';
import { GAME } from '../support/seat-client.ts';

it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])(
  'a body of type %j is refused',
  async type => {
    const server = await startServer();
    const answer = await server.post(`${GAME}/create`, { numPlayers: 2 }, { 'content-type': type });
    expect(answer.status).toBe(415);
    expect(await listedIn(server.store)).toEqual([]);
  },
);

it('a body that is too long, or no JSON object, is refused', async () => {
  const server = await startServer();
  const long = await server.post(`${GAME}/create`, { numPlayers: 2, setupData: { x: 'x'.repeat(5000) } });
  expect(long.status).toBe(413);
  const endless = await fetch(`${server.url}${GAME}/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: new Blob(['{"x":"', 'x'.repeat(100_000), '"}']).stream(),
    duplex: 'half',
  } as RequestInit);
  expect(endless.status).toBe(413);
  for (const body of ['', '[]', 'null', '7', '{"numPlayers":']) {
    expect((await server.post(`${GAME}/create`, body)).status).toBe(400);
  }
});

it('keys that reach for every object are refused in a body, wherever they stand', async () => {
  const server = await startServer();
  for (const body of [
    '{"numPlayers":2,"__proto__":{"polluted":1}}',
    '{"numPlayers":2,"setupData":{"__proto__":{"polluted":1}}}',
    '{"numPlayers":2,"setupData":{"bots":{"__proto__":"steady"}}}',
    '{"numPlayers":2,"constructor":{"prototype":{"polluted":1}}}',
  ]) {
    const answer = await server.post(`${GAME}/create`, body);
    expect(answer.status).toBe(400);
    expect(answer.body.error).toMatch(/__proto__|constructor|prototype/);
  }
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
});
