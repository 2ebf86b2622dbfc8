import { LobbyClient } from 'boardgame.io/client';
import { describe, expect, it } from 'vitest';
import { GAME_IDS } from '../../../src/game/index.ts';
import type { MatchData } from '../../../src/server/boardgame.ts';
import { hashOf } from '../../../src/server/match/credentials.ts';
import { eventually, startServer, type TestServer } from '../support/running-server.ts';
import { createMatch, enter, enterWaiting, GAME, join } from '../support/seat-client.ts';
import { watchPresence } from '../support/settled-presence.ts';

const PEOPLE = { 0: { id: 0, name: 'Ada', credentials: 'a' }, 1: { id: 1, name: 'Ned', credentials: 'b' } };

/** A match as it may be found in the storage, which is what lists are about. */
const store = (server: TestServer, id: string, more: object = {}) =>
  server.matches.create(id, {
    gameName: 'priests-of-ra',
    players: PEOPLE,
    setupData: {},
    unlisted: false,
    createdAt: 1,
    updatedAt: 1,
    ...more,
  } as unknown as MatchData);

const idsAt = async (server: TestServer, query: string): Promise<string[]> =>
  (await server.get(`${GAME}${query}`)).body.matches.map(({ matchID }: { matchID: string }) => matchID);

it('an open table at which nobody is any more says so, and one at which somebody is or has just sat down does not', async () => {
  const server = await startServer();
  const FREE = { 0: { ...PEOPLE[0], credentials: hashOf('a') }, 1: { id: 1 } };
  for (const id of ['left-alone', 'waited-at']) await store(server, id, { players: FREE });
  await store(server, 'just-made', { players: FREE, updatedAt: Date.now() });
  await store(server, 'running');
  await enterWaiting(server, { game: 'priests-of-ra', matchID: 'waited-at', seat: '0', credentials: 'a' });
  const unattended = async (stage: string) =>
    (await server.get(`${GAME}?stage=${stage}`)).body.matches
      .filter((match: { unattended?: true }) => match.unattended === true)
      .map(({ matchID }: { matchID: string }) => matchID);
  expect(await unattended('open')).toEqual(['left-alone']);
  expect(await unattended('running')).toEqual([]);
});

it('300 running matches hide no open table', async () => {
  const server = await startServer();
  const open = await createMatch(server);
  for (let i = 0; i < 300; i++) await store(server, `running-${i}`, { createdAt: Date.now() + i });
  expect(await idsAt(server, '?stage=open')).toEqual([open]);
  expect((await idsAt(server, ''))[0]).toBe(open);
  const lobby = new LobbyClient({ server: server.url });
  const { matches } = await lobby.listMatches('priests-of-ra', { isGameover: false });
  expect(matches).toHaveLength(100);
  expect(matches[0]!.matchID).toBe(open);
  expect((await lobby.listMatches('priests-of-ra', { isGameover: true })).matches).toEqual([]);
});

it('a stage is read page by page, by the key of the page before', async () => {
  const server = await startServer();
  for (let i = 0; i < 130; i++) await store(server, `running-${1000 + i}`, { createdAt: i });
  const pages: string[][] = [];
  for (let query = '?stage=running'; ; ) {
    const { body } = await server.get(GAME + query);
    pages.push(body.matches.map(({ matchID }: { matchID: string }) => matchID));
    if (body.next === null) break;
    query = `?stage=running&after=${body.next}`;
    // Those of the pages that are read already, and new ones, move nothing.
    await store(server, `new-${query.length}-${pages.length}`, { createdAt: 1000 + pages.length });
  }
  expect(pages.map(page => page.length)).toEqual([50, 50, 30]);
  expect(pages.flat()).toEqual(Array.from({ length: 130 }, (_, i) => `running-${1129 - i}`));
  expect((await server.get(`${GAME}?stage=running&limit=2`)).body.matches).toHaveLength(2);
});

it('a match goes from list to list as it begins and ends', async () => {
  const server = await startServer();
  const matchID = await createMatch(server);
  const stages = async () =>
    Object.fromEntries(
      await Promise.all(
        ['open', 'running', 'finished'].map(async stage => [stage, await idsAt(server, `?stage=${stage}`)]),
      ),
    );
  expect(await stages()).toEqual({ open: [matchID], running: [], finished: [] });
  await join(server, matchID, 'Ada');
  await join(server, matchID, 'Ned');
  expect(await stages()).toEqual({ open: [], running: [matchID], finished: [] });
  await store(server, 'is-over', { gameover: { winners: [0] } });
  expect(await stages()).toEqual({ open: [], running: [matchID], finished: ['is-over'] });
});

it.each([
  ['?stage=closed', 'stage: must be one of open, running, finished'],
  ['?stage=open&stage=running', 'stage: must be one of'],
  ['?stage=open&limit=0', 'limit: must be a whole number from 1 to 100'],
  ['?stage=open&limit=101', 'limit: must be a whole number from 1 to 100'],
  ['?stage=open&limit=ten', 'limit: must be a whole number'],
  ['?stage=open&limit=1&limit=2', 'limit: must be given once'],
  ['?stage=open&after=yesterday', 'after: must be the `next` of an answer'],
  ['?stage=open&after=5-', 'after: must be the `next` of an answer'],
  ['?limit=10', 'stage: must be one of'],
  ['?after=5-abcdef', 'stage: must be one of'],
  ['?stage=open&isGameover=true', 'unknown key "isGameover"'],
  ['?isGameover=perhaps', 'isGameover: must be true or false'],
  ['?updatedAfter=-1', 'updatedAfter: must be a moment'],
  ['?page=2', 'unknown key "page"'],
  ['?__proto__=2', 'unknown key "__proto__"'],
])('a list is not asked for by %s, and the answer says why', async (query, why) => {
  const { status, body } = await (await startServer()).get(GAME + query);
  expect([status, body.error]).toEqual([400, expect.stringContaining(why)]);
});

it('who has the list already is told so, until it changes', async () => {
  const server = await startServer();
  const matchID = await createMatch(server);
  const ask = (etag?: string) =>
    fetch(
      `${server.url}${GAME}?stage=open`,
      etag === undefined ? {} : { headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' } },
    );
  const etag = (await ask()).headers.get('etag')!;
  expect((await ask(etag)).status).toBe(304);
  await join(server, matchID, 'Ada');
  const changed = await ask(etag);
  expect(changed.status).toBe(200);
  expect((await changed.json()).matches[0].players[0].name).toBe('Ada');
});

it('a list is packed for whoever can read that, and says the same', async () => {
  const server = await startServer();
  for (let i = 0; i < 20; i++) await store(server, `running-${i}`, { createdAt: i });
  const ask = (encoding: string) =>
    fetch(`${server.url}${GAME}?stage=running`, { headers: { 'accept-encoding': encoding } });
  const [plain, packed] = [await ask('identity'), await ask('br')];
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(packed.headers.get('content-encoding')).toBe('br');
  expect(await packed.json()).toEqual(await plain.json());
});

it('pages that come and go, and whatever happens at an unlisted table, change nothing in the lobby', async () => {
  const server = await startServer();
  const presence = watchPresence();
  const table = await createMatch(server, { numPlayers: 2 }, 'kheops');
  const ada = await join(server, table, 'Ada', 'kheops');
  await join(server, table, 'Ned', 'kheops');
  const hidden = await createMatch(server, { numPlayers: 2, unlisted: true }, 'ra');
  const told: string[] = [];
  const stream = await fetch(`${server.url}/lobby/stream`);
  void (async () => {
    for await (const chunk of stream.body!.pipeThrough(new TextDecoderStream())) told.push(chunk);
  })().catch(() => {});
  const host = await join(server, hidden, 'Zoe', 'ra');
  (await enterWaiting(server, host)).close();
  await join(server, hidden, 'Eve', 'ra');
  const page = await enter(server, ada);
  await presence.settled();
  page.socket.close();
  await eventually(() => server.pages.at(table)).toEqual([]);
  await presence.settled();
  // Whatever else there was to be told of would be told before this, or with it.
  await createMatch(server);
  await eventually(() => told.join('')).toContain('changed');
  expect(told.join('').match(/"game":"[\w-]+"/g)).toEqual(['"game":"priests-of-ra"']);
  await stream.body!.cancel().catch(() => {});
});

describe('the lists of several games in one answer', () => {
  const ALL = '/lobby/lists?stages=open,running';

  it('are those that are given one by one', async () => {
    const server = await startServer();
    const open = await createMatch(server);
    for (let i = 0; i < 60; i++) await store(server, `running-${100 + i}`, { createdAt: i, gameName: 'ra' });
    await store(server, 'is-over', { gameover: { winners: [0] } });
    const { body } = await server.get(ALL);
    expect(Object.keys(body).toSorted()).toEqual([...GAME_IDS].toSorted());
    expect(body['priests-of-ra'].open.matches[0].matchID).toBe(open);
    expect(body.ra.running.next).toMatch(/^\d+-running-1/);
    for (const [game, stages] of Object.entries<object>(body)) {
      expect(Object.keys(stages)).toEqual(['open', 'running']);
      for (const [stage, page] of Object.entries(stages))
        expect([game, page]).toEqual([game, (await server.get(`/games/${game}?stage=${stage}`)).body]);
    }
    const some = await server.get('/lobby/lists?stages=finished,open&games=ra,priests-of-ra');
    expect(Object.keys(some.body).toSorted()).toEqual(['priests-of-ra', 'ra']);
    expect(some.body['priests-of-ra'].finished.matches[0].matchID).toBe('is-over');
  });

  it('are told anew where one of them has changed, and only then', async () => {
    const server = await startServer();
    const matchID = await createMatch(server);
    const ask = (etag = '') =>
      fetch(server.url + ALL, { headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' } });
    const etag = (await ask()).headers.get('etag')!;
    expect((await ask(etag)).status).toBe(304);
    await join(server, matchID, 'Ada');
    const changed = await ask(etag);
    expect(changed.status).toBe(200);
    expect((await changed.json())['priests-of-ra'].open.matches[0].players[0].name).toBe('Ada');
  });

  it.each([
    ['', 'stages: must be given once'],
    ['?stages=', 'stages: must be some of open, running, finished'],
    ['?stages=open,closed', 'stages: must be some of'],
    ['?stages=open,open', 'stages: must be some of'],
    ['?stages=open&stages=running', 'stages: must be given once'],
    ['?stages=open&games=chess', 'games: must be some of'],
    ['?stages=open&games=ra,__proto__', 'games: must be some of'],
    ['?stages=open&limit=3', 'unknown key "limit"'],
  ])('are not asked for by %s, and the answer says why', async (query, why) => {
    const { status, body } = await (await startServer()).get(`/lobby/lists${query}`);
    expect([status, body.error]).toEqual([400, expect.stringContaining(why)]);
  });
});
