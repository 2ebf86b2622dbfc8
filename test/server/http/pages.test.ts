import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GAME_IDS } from '../../../src/game/index.ts';
import { isServersOwn } from '../../../src/server/http/static-files.ts';
import { addRoutes } from '../../../src/server/routes.ts';
import { knownMember } from '../support/member-browser.ts';
import { startServer, TEST_CONFIG, temporaryDirectory } from '../support/running-server.ts';

/** A server with a small built client. */
const serveClient = async () => {
  const clientDir = temporaryDirectory();
  mkdirSync(join(clientDir, 'assets'));
  writeFileSync(join(clientDir, 'index.html'), '<!doctype html><title>Ra</title>');
  writeFileSync(join(clientDir, 'icon.svg'), '<svg/>');
  writeFileSync(join(clientDir, 'assets', 'main-a1b2.js'), `// ${'x'.repeat(5000)}`);
  writeFileSync(join(clientDir, '..', 'outside.txt'), 'outside');
  const server = await startServer({ clientDir });
  const get = (path: string, headers = {}) =>
    fetch(server.url + path, { headers: { accept: 'text/html', ...headers } });
  return { ...server, clientDir, get };
};

it('files with a hash in their name are kept for ever, the page is asked for again', async () => {
  const { get } = await serveClient();
  const asset = await get('/assets/main-a1b2.js', { accept: '*/*' });
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(asset.headers.get('content-type')).toContain('javascript');
  expect(asset.headers.get('content-encoding')).toMatch(/br|gzip/);
  for (const path of ['/', '/index.html', '/icon.svg']) {
    expect((await get(path)).headers.get('cache-control')).toBe('no-cache');
  }
});

it.each([
  ['/', 200],
  ['/played', 200],
  ['/local/ra', 200],
  ['/rules/ra/', 200],
  ['/match/abc', 404],
  ['/local', 404],
  ['/deep/down/', 404],
  ['/wp-login.php', 404],
  ['/favicon.ico', 404],
  ['/a.txt', 404],
  ['/%ZZ', 404],
  ['/match/ra/%E0%A4%A', 404],
  ['/league/%FF', 404],
  ['/assets', 404],
  ['/..%2f..%2fpackage.json', 404],
])('whatever is no file has the page of the client, which %s answers with %i', async (path, status) => {
  const { get } = await serveClient();
  const answer = await get(path);
  expect(answer.status).toBe(status);
  expect(answer.headers.get('content-type')).toContain('text/html');
  expect(await answer.text()).toContain('<title>Ra</title>');
});

it('what is asked for as something else than a page is missing in a word', async () => {
  const { get } = await serveClient();
  expect((await get('/assets/old-c3d4.js')).status).toBe(404);
  expect((await get('/match/ra/abcdef', { accept: 'application/json' })).status).toBe(404);
  expect((await get('/gone.png', { accept: 'image/*' })).headers.get('content-type')).toContain('json');
});

it.each([
  ['/match/ra/abc123XYZ00)', '/match/ra/abc123XYZ00'],
  ['/match/ra/abc123XYZ00%22', '/match/ra/abc123XYZ00'],
  ['/match/ra/%3Cabc123XYZ00%3E.', '/match/ra/abc123XYZ00'],
])('a link that was copied with what stands around it leads on: %s', async (path, meant) => {
  const { url } = await serveClient();
  const answer = await fetch(url + path, { headers: { accept: 'text/html' }, redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, meant]);
});

describe('a page of what is not there', () => {
  const serveGames = async () => {
    const { clientDir, url } = await serveClient();
    mkdirSync(join(clientDir, 'pages'));
    const text = { name: 'Ra', lead: 'A game.' };
    writeFileSync(
      join(clientDir, 'pages', 'games.json'),
      JSON.stringify({ ra: { en: text, it: text, tries: ['P-13', 'example-1'] } }),
    );
    // It is read when the server starts.
    const server = await startServer({ clientDir });
    const statusOf = async (path: string) =>
      (await fetch(server.url + path, { headers: { accept: 'text/html' } })).status;
    return { ...server, statusOf, first: url };
  };

  it('is 404, and of what is there 200', async () => {
    const { statusOf, post } = await serveGames();
    const { matchID } = (await post('/games/ra/create', { numPlayers: 2 })).body;
    for (const page of ['match', 'replay', 'proof']) {
      expect([page, await statusOf(`/${page}/ra/${matchID}`)]).toEqual([page, 200]);
      expect([page, await statusOf(`/${page}/ra/abc123XYZ00`)]).toEqual([page, 404]);
      expect([page, await statusOf(`/${page}/chess/${matchID}`)]).toEqual([page, 404]);
      expect([page, await statusOf(`/${page}/ra/abc`)]).toEqual([page, 404]);
    }
    expect(await statusOf('/rules/ra')).toBe(200);
    expect(await statusOf('/rules/chess')).toBe(404);
    for (const tried of ['ra/P-13', 'ra/example-1'])
      expect([tried, await statusOf(`/try/${tried}`)]).toEqual([tried, 200]);
    for (const tried of ['', '/ra', '/ra/P-99', '/chess/P-13'])
      expect([tried, await statusOf(`/try${tried}`)]).toEqual([tried, 404]);
  });

  it('is 404 where it is of a member, of the club or of a day, too', async () => {
    const server = await serveGames();
    const { statusOf } = server;
    const ada = await knownMember(server, 'Ada Ὠ');
    const made = async (path: string, body: object) => (await ada.ask('POST', path, body)).body.id as string;
    const chosen = { game: 'kheops', name: 'Cup', clock: '1d', outOfTime: 'bot', rated: false };
    const pages = {
      people: ada.id,
      tournament: await made('/tournaments', {
        ...chosen,
        ...{ kind: 'knockout', seats: 2, rounds: null, bots: false, startsAt: null },
      }),
      league: await made('/leagues', { ...chosen, clock: '7d+1h', size: 4 }),
      duplicate: await made('/duplicates/ra', { tables: 2, table: { numPlayers: 2 } }),
    };
    for (const [page, id] of Object.entries(pages)) {
      expect([page, await statusOf(`/${page}/${id}`)]).toEqual([page, 200]);
      expect([page, await statusOf(`/${page}/nosuch00000`)]).toEqual([page, 404]);
    }
    const { bot } = (await ada.ask('POST', '/account/bots', { name: 'Scarab' })).body;
    for (const name of [encodeURIComponent('ada ὠ'), bot.id, 'scarab'])
      expect([name, await statusOf(`/people/${name}`)]).toEqual([name, 200]);
    expect(await statusOf('/people/%E0%A4%A')).toBe(404);
    expect(await statusOf('/today/ra/2026-11-28')).toBe(200);
    expect(await statusOf('/today/ra/2026-02-30')).toBe(404);
  });
});

describe('search engines', () => {
  const NOT_PAGES = [
    ...['account', 'bots/', 'daily', 'duplicates', 'games/', 'leagues', 'lobby/', 'members/', 'ratings'],
    ...['socket.io/', 'tournaments'],
  ];
  const ask = async (config: object, path: string) => {
    const { url } = await startServer(config);
    return fetch(url + path, { headers: { accept: 'text/html' } });
  };

  it('are told what is no page, and kept from pages of single matches', async () => {
    const answer = await ask({}, '/robots.txt');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/plain');
    expect(await answer.text()).toBe(
      ['User-agent: *', ...NOT_PAGES.map(path => `Disallow: /${path}`), ''].join('\n'),
    );
    const { get } = await serveClient();
    expect((await get('/')).headers.get('x-robots-tag')).toBeNull();
    for (const path of ['/match/ra/abcdef', '/tournament/abcdef', '/people/Ada'])
      expect([path, (await get(path)).headers.get('x-robots-tag')]).toEqual([path, 'noindex']);
  });

  it('are kept from everything by UNLISTED', async () => {
    const answer = await ask({ unlisted: true }, '/robots.txt');
    expect(await answer.text()).toBe('User-agent: *\nDisallow: /\n');
    for (const path of ['/', '/games', '/robots.txt'])
      expect((await ask({ unlisted: true }, path)).headers.get('x-robots-tag')).toBe('noindex, nofollow');
  });
});

it('no page of the client’s stands before a route of the server’s', () => {
  const routes: string[] = [];
  const note = (path: string) => void routes.push(path);
  const silent = () => {};
  const router = { get: note, post: silent, put: silent, delete: silent, use: silent } as never;
  // Nothing is asked: whatever they would ask is there.
  const anything: unknown = new Proxy(() => {}, { get: () => anything });
  const house = { ...(anything as object), config: TEST_CONFIG, games: GAME_IDS };
  const parts = new Proxy(house, { get: (of, key) => Reflect.get(of, key) ?? anything });
  addRoutes(router, parts as never);
  expect(routes).toContain('/lobby/push-key');
  expect(routes.filter(path => !isServersOwn(path))).toEqual([]);
});

describe('pages that were written when the client was built', () => {
  const serveWritten = async () => {
    const { clientDir, ...server } = await serveClient();
    mkdirSync(join(clientDir, 'pages'));
    for (const name of ['home.en', 'home.it', 'local.ra', 'match.ra'])
      writeFileSync(join(clientDir, 'pages', `${name}.html`), name);
    return server;
  };

  it.each([
    ['/', {}, 'home.en'],
    ['/', { 'accept-language': 'it-IT,en;q=0.8' }, 'home.it'],
    ['/', { 'accept-language': 'en;q=0.8, it' }, 'home.it'],
    ['/', { 'accept-language': 'de,it;q=0.9' }, 'home.en'],
    ['/?from=mail', { 'accept-language': 'it' }, 'home.it'],
    ['/local/ra', {}, 'local.ra'],
    ['/local/ra?quick', {}, 'local.ra'],
    ['/match/ra/abcdef', {}, 'match.ra'],
    ['/match/kheops/abcdef', {}, '<!doctype html><title>Ra</title>'],
    ['/local/__proto__', {}, '<!doctype html><title>Ra</title>'],
    ['/rules/ra', {}, '<!doctype html><title>Ra</title>'],
  ])('are sent instead of the usual one: %s %j', async (path, headers, page) => {
    const { get } = await serveWritten();
    const answer = await get(path, headers);
    expect(await answer.text()).toBe(page);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(/accept-language/i.test(answer.headers.get('vary') ?? '')).toBe(page.startsWith('home'));
  });
});

it('a link with a sign or two behind it is mended, one with hundreds is not looked through', async () => {
  const { get } = await serveClient();
  expect((await get('/club.')).url).toMatch(/\/club$/);
  const { status, redirected } = await get(`/club.?${'.'.repeat(400)}`);
  expect([status, redirected]).toEqual([404, false]);
});

it.each([
  ['an address without end', 'GET', `/games?${'a&'.repeat(1100)}`, 414, 'this address is too long'],
  ['a method that is none of a route', 'PUT', '/games', 405, 'nothing of the kind can be done here'],
])('%s is refused in words', async (_what, method, path, status, error) => {
  const { url } = await serveClient();
  const answer = await fetch(url + path, { method });
  expect(answer.status).toBe(status);
  expect(await answer.json()).toEqual({ error });
});

it("the server's own paths stay its own", async () => {
  const { get } = await serveClient();
  expect(await (await get('/games')).json()).toEqual(GAME_IDS);
  expect((await get('/games/chess')).status).toBe(404);
  expect(await (await get('/health')).json()).toEqual({ status: 'ok' });
});

it.each([
  '/../outside.txt',
  '/%2e%2e/outside.txt',
  '/..%2foutside.txt',
  '/assets/..%5c..%5coutside.txt',
  '/%00',
  '/%',
])('nothing outside the client is served: %s', async path => {
  const { get } = await serveClient();
  const answer = await get(path);
  expect(await answer.text()).not.toContain('outside');
  expect(answer.status).toBeLessThan(500);
});

it('every answer tells browsers to run our scripts and no others', async () => {
  const { get } = await serveClient();
  for (const path of ['/', '/games', '/nothing', '/assets/main-a1b2.js']) {
    const { headers } = await get(path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('upgrade-insecure-requests');
  }
});

it('what stands in the page as a script may run too, and nothing else that anybody puts there', async () => {
  const clientDir = temporaryDirectory();
  writeFileSync(join(clientDir, 'index.html'), '<script>ours()</script><script src="/a.js"></script>');
  const server = await startServer({ clientDir });
  const policy = (await fetch(server.url)).headers.get('content-security-policy') ?? '';
  const digest = createHash('sha256').update('ours()').digest('base64');
  expect(policy).toContain(`script-src 'self' 'sha256-${digest}';`);
});

it.each([
  ['/', false],
  ['/match/ra/abcdef', false],
  ['/local/ra', false],
  ['/rules/ra?debug', false],
  ['/local/ra?debug', true],
  ['/local/ra?quick&debug=1', true],
])(
  'styles that stand in the page itself, functions made of text and frames are for the debug panel alone: %s',
  async (path, isAllowed) => {
    const { get } = await serveClient();
    const policy = (await get(path)).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("style-src 'self'");
    expect(policy.includes('unsafe-inline')).toBe(isAllowed);
    expect(policy.includes('unsafe-eval')).toBe(isAllowed);
    expect(policy).toContain(`frame-ancestors ${isAllowed ? "'self'" : "'none'"}`);
  },
);
