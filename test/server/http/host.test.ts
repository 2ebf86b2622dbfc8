import { once } from 'node:events';
import http from 'node:http';
import { hostname } from 'node:os';
import { expect, it } from 'vitest';
import { isHostAllowed } from '../../../src/server/http/host.ts';
import { listedIn } from '../support/listed.ts';
import { nextEvent, openSocket, startServer } from '../support/running-server.ts';

const ORIGINS = ['https://games.example', 'http://other.example:81'];

it.each([
  'localhost',
  'localhost:8000',
  '127.0.0.1:8000',
  '[::1]:8000',
  '192.168.1.7:8000',
  '[fe80::1]:8000',
  '[2001:db8::1]',
  'attic:8000',
  'ATTIC.local',
  'attic.lan:8000',
  'attic.home.arpa',
  'attic.local.',
  'games.example',
  'Games.Example:443',
  'games.example:8000',
  'other.example:81',
  hostname(),
  undefined,
])('by %s it may be reached', host => {
  expect(isHostAllowed(host, ORIGINS)).toBe(true);
});

it.each([
  'evil.example',
  'evil.example:8000',
  'games.example.evil.example',
  'localhost.evil.example',
  'local.evil',
  '127.0.0.1.evil.example',
  'evil.example.',
  'localhost@evil.example',
  'evil.example/localhost',
  'evil.example#.local',
  'a b',
  '',
  'x:y',
])('%j is not its name', host => {
  expect(isHostAllowed(host, ORIGINS)).toBe(false);
});

it('a name that was made to point here reaches nothing: no page, no read, no write, no stream, no socket', async () => {
  const server = await startServer();
  const evil = { host: 'evil.example', origin: 'http://evil.example', 'content-type': 'application/json' };
  const ask = async (method: string, path: string): Promise<number | undefined> => {
    const request = http.request(server.url + path, { method, headers: evil });
    request.end(method === 'POST' ? '{"numPlayers":2}' : undefined);
    const [answer] = (await once(request, 'response')) as [http.IncomingMessage];
    answer.resume();
    return answer.statusCode;
  };
  expect(await ask('GET', '/')).toBe(421);
  expect(await ask('GET', '/games')).toBe(421);
  expect(await ask('GET', '/lobby/stream')).toBe(421);
  expect(await ask('POST', '/games/ra/create')).toBe(421);
  expect(await listedIn(server.store)).toEqual([]);
  await nextEvent(openSocket(server.url, 'ra', evil), 'connect_error');
});
