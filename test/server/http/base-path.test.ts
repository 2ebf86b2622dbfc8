import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { configFrom } from '../../../src/server/config.ts';
import { nextEvent, openSocket, startServer, temporaryDirectory } from '../support/running-server.ts';

const PAGE =
  '<!doctype html>\n<head>\n    <script>const own = "/";</script>\n    <link rel="modulepreload" href="/assets/main-a1b2.js">\n  </head>\n<a href="/rules/ra">Ra</a><a href="//elsewhere.example">no</a><use href="#one" />';

const serveBelow = async (basePath: string) => {
  const clientDir = temporaryDirectory();
  for (const folder of ['assets', 'pages']) mkdirSync(join(clientDir, folder));
  for (const page of ['index.html', 'pages/home.en.html']) writeFileSync(join(clientDir, page), PAGE);
  writeFileSync(join(clientDir, 'assets', 'main-a1b2.js'), '// a script');
  const text = { name: 'Ra', lead: 'A game.' };
  writeFileSync(join(clientDir, 'pages', 'games.json'), JSON.stringify({ ra: { en: text, it: text } }));
  const server = await startServer({ clientDir, basePath });
  const get = (path: string) =>
    fetch(server.url + path, { headers: { accept: 'text/html' }, redirect: 'manual' });
  return { ...server, get };
};

it.each([
  ['/', '/'],
  ['', '/'],
  ['/ra/', '/ra/'],
  ['ra', '/ra/'],
  ['/ra', '/ra/'],
  ['/our/games', '/our/games/'],
])('BASE_PATH=%j is %s', (given, meant) => {
  expect(configFrom({ BASE_PATH: given }).basePath).toBe(meant);
});

it.each(['https://games.example/ra', '/r a/', '/ra/../', '/ra?x', '//..'])(
  'BASE_PATH=%j is refused',
  given => {
    expect(() => configFrom({ BASE_PATH: given })).toThrow('BASE_PATH: must be a path');
  },
);

it.each(['/ra/', '/ra/rules/ra', '/ra/index.html', '/ra/pages/home.en.html', '/ra/nothing'])(
  'the page at %s names its files and links below the path',
  async path => {
    const { get } = await serveBelow('/ra/');
    const html = await (await get(path)).text();
    expect(html).toContain('href="/ra/assets/main-a1b2.js"');
    expect(html).toContain('<a href="/ra/rules/ra">');
    expect(html).toContain('<a href="//elsewhere.example">no</a><use href="#one" />');
    expect(html).toContain('<script>const own = "/";</script>');
  },
);

it('files, the lobby, probes and what others show of a link are below the path', async () => {
  const { get, post, url } = await serveBelow('/ra/');
  expect((await get('/ra/assets/main-a1b2.js')).status).toBe(200);
  expect((await get('/ra/healthz')).status).toBe(200);
  expect(await (await get('/ra/robots.txt')).text()).toContain('Disallow: /ra/games/');
  const { matchID } = (await post('/ra/games/ra/create', { numPlayers: 2 })).body;
  const html = await (await get(`/ra/match/ra/${matchID}`)).text();
  expect(html).toContain(`property="og:url" content="${url}/ra/match/ra/${matchID}"`);
  expect(html).toContain(`property="og:image" content="${url}/ra/previews/ra/${matchID}.png"`);
});

it('what leads elsewhere leads below the path', async () => {
  const { get } = await serveBelow('/ra/');
  for (const [path, to] of [
    ['/ra', '/ra/'],
    ['/ra?a=b', '/ra/?a=b'],
    ['/ra/match/ra/abc123XYZ00).', '/ra/match/ra/abc123XYZ00'],
  ] as const) {
    const answer = await get(path);
    expect([path, answer.headers.get('location')]).toEqual([path, to]);
    expect(answer.status).toBeGreaterThanOrEqual(300);
  }
});

it('sockets are below the path, and where a proxy has taken it away they are at the root', async () => {
  const { url, post } = await serveBelow('/games/');
  const { matchID } = (await post('/games/games/ra/create', { numPlayers: 2 })).body;
  for (const path of ['/games/socket.io', '/socket.io']) {
    const socket = openSocket(url, 'ra', {}, path);
    socket.emit('sync', matchID, null);
    const [id] = await nextEvent(socket, 'matchData');
    expect(id).toBe(matchID);
  }
});

it('a path that only begins like the site’s is another one', async () => {
  const { get } = await serveBelow('/ra/');
  expect((await get('/rabbit')).status).toBe(404);
});
