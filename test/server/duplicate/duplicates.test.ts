import { expect, it, vi } from 'vitest';
import { Duplicates } from '../../../src/server/duplicate/duplicates.ts';
import { Purge } from '../../../src/server/purge.ts';
import { TakenMeanwhile } from '../../../src/server/tables.ts';
import { browserAt } from '../support/browser-at.ts';
import { onEachServer } from '../support/each-server.ts';
import { knownMember, otherDevice } from '../support/member-browser.ts';
import { eventually, startServer, type TestServer } from '../support/running-server.ts';
import { pathOf } from '../support/seat-client.ts';
import { SILENT } from '../support/storages.ts';

/** Its matches are short. */
const GAME = 'ru-ra-re';
const GAMES = pathOf(GAME);
const THREE = { numPlayers: 3, setupData: { bots: { 1: 'easy', 2: 'easy' } } };

/** A browser of a guest's, or of a new member's. */
const somebody = async ({ url }: TestServer, member?: string) => {
  const { ask } = browserAt(url);
  if (member !== undefined) await ask('POST', '/account', { name: member });
  return ask;
};
// biome-ignore lint/suspicious/noExplicitAny: answers of several shapes are looked into
type Ask = (method: string, path: string, body?: unknown) => Promise<{ status: number; body: any }>;

const lay = async (ask: Ask, tables: number, table: object = THREE): Promise<{ id: string; key: string }> =>
  (await ask('POST', `/duplicates/${GAME}`, { tables, table })).body;
const sit = async (ask: Ask, id: string, more: object = {}) =>
  (await ask('POST', `/duplicates/${id}/sit`, { playerName: 'Guest', ...more })).body;
// What is shown is kept for a second; another server has seen nothing of it.
const shown = async (server: TestServer, id: string) => {
  const { body } = await server.get(`/duplicates/${id}`);
  return body;
};
const matchesOf = async (server: TestServer, id: string) =>
  (await server.club.duplicates.tablesOf(id)).flatMap(({ match }) => match ?? []);
/** A bot plays on from there. */
const leave = (ask: Ask, { matchID, playerID, playerCredentials: credentials }: Record<string, string>) =>
  ask('POST', `${GAMES}/${matchID}/leave`, { playerID, credentials });

onEachServer(newServer => {
  it('people sit down by one link; when all tables are over, and no sooner, they are compared', async () => {
    const server = await newServer();
    const [ada, ben] = [await somebody(server, 'Ada'), await somebody(server)];
    const { id } = await lay(await somebody(server), 2);
    const [first, again] = [await sit(ada, id), await sit(ada, id, { table: 2 })];
    expect(again).toEqual(first);
    // A page that knows this is answered once there is something else.
    const { changes } = await shown(server, id);
    const told = server.get(`/duplicates/${id}?known=${changes}`);
    const second = await sit(ben, id);
    expect((await told).body.tables[1].players[0]).toMatchObject({ name: 'Guest' });
    expect([first, second]).toMatchObject([
      { table: 1, playerID: '0', playerName: 'Ada' },
      { table: 2, playerID: '0', playerName: 'Guest' },
    ]);

    await leave(ada, first);
    const record = () => server.get(`${GAMES}/${first.matchID}/record`);
    const isOver = async () => (await server.stored(first.matchID)).metadata.gameover !== undefined;
    await eventually(isOver).toBe(true);
    await eventually(async () => (await shown(server, id)).tables[0].stage).toBe('over');
    expect(await shown(server, id)).toMatchObject({
      ...{ game: GAME, players: 3, endedAt: null, isCut: false, host: null, comparison: null },
      tables: [
        { table: 1, stage: 'over', players: [{ name: 'Ada' }, { data: { bot: 'easy' } }, {}] },
        { table: 2, stage: 'running' },
      ],
    });
    expect((await record()).status).toBe(403);
    const { playerID, playerCredentials: credentials } = first;
    const rematch = await ada('POST', `${GAMES}/${first.matchID}/playAgain`, { playerID, credentials });
    expect(rematch.body.reason).toBe('held-back');
    const results = async () => (await server.get('/members/Ada')).body.results;
    expect(await results()).toEqual([]);
    expect((await server.get(`${GAMES}/${first.matchID}`)).body.gameover).toEqual({});

    await leave(ben, second);
    await eventually(async () => (await shown(server, id)).endedAt).not.toBeNull();
    const { comparison } = await shown(server, id);
    const scores = await Promise.all(
      [first, second].map(async each => (await server.stored(each.matchID)).metadata.gameover.scores),
    );
    expect(comparison.seats.map((seat: { total: number }[]) => seat.map(({ total }) => total))).toEqual(
      [0, 1, 2].map(seat => scores.map(each => each[seat])),
    );
    expect(comparison.parts).toEqual([1, 2].map(of => ({ kind: 'scoring', of })));
    await eventually(async () => (await results()).length).toBe(1);
    expect((await record()).body.seed).toBe(
      (await server.get(`${GAMES}/${second.matchID}/record`)).body.seed,
    );
    expect(await sit(await somebody(server), id)).toMatchObject({ reason: 'deal-over' });
  });

  it('whose turn it is, and since when, is told to those who sit at that table alone', async () => {
    const server = await newServer();
    const [ada, ben] = [browserAt(server.url), browserAt(server.url)];
    const { id } = await lay(ada.ask, 2);
    const [first, second] = [await sit(ada.ask, id), await sit(ben.ask, id)];
    const toldOf = async (matchID: string, credentials?: string) => {
      const headers = credentials === undefined ? {} : { authorization: `Bearer ${credentials}` };
      const answer = await fetch(`${server.url}${GAMES}/${matchID}`, { headers });
      return (await answer.json()) as Record<string, unknown>;
    };
    const own = await toldOf(first.matchID, first.playerCredentials);
    expect(own).toMatchObject({ toAct: expect.any(Array), updatedAt: expect.any(Number) });
    for (const credentials of [undefined, second.playerCredentials, 'guessed']) {
      const told = await toldOf(first.matchID, credentials);
      expect(told).toMatchObject({ heldBack: true, createdAt: expect.any(Number) });
      expect(Object.keys(told)).not.toEqual(expect.arrayContaining(['toAct']));
      expect(Object.keys(told)).not.toEqual(expect.arrayContaining(['updatedAt']));
    }
    // When it ended is no secret.
    await leave(ada.ask, first);
    await eventually(async () => (await toldOf(first.matchID)).gameover).toEqual({});
    expect(await toldOf(first.matchID)).toHaveProperty('updatedAt');
  });

  it('its host may end it: who waits is sent home, and what is played counts as far as it went', async () => {
    const server = await newServer();
    const { id, key } = await lay(await somebody(server), 3, { numPlayers: 2 });
    const people = await Promise.all([1, 2, 3].map(() => somebody(server)));
    const seats = [];
    for (const ask of people) seats.push(await sit(ask, id));
    expect(seats.map(({ table, playerID }) => [table, playerID])).toEqual([
      [1, '0'],
      [1, '1'],
      [2, '0'],
    ]);
    const end = (body: object, ask = people[0]!) => ask('POST', `/duplicates/${id}/end`, body);
    expect((await end({})).body.reason).toBe('not-host');
    expect((await end({ key: 'guessed' })).body.reason).toBe('not-host');
    expect((await end({ key })).status).toBe(200);
    const { isCut, tables, comparison } = await shown(server, id);
    expect(isCut).toBe(true);
    expect(tables.map(({ stage }: { stage: string }) => stage)).toEqual(['running', 'gone', 'gone']);
    const unfinished = { table: 1, parts: [], total: null, rank: null, share: null };
    expect(comparison).toEqual({ parts: [], seats: [[unfinished], [unfinished]], lots: [] });
  });

  it('who sits down in the moment in which it is ended is told so', async () => {
    const server = await newServer();
    const { id } = await lay(await somebody(server), 2, { numPlayers: 2 });
    const send = server.matches.send.bind(server.matches);
    vi.spyOn(server.matches, 'send').mockImplementationOnce(async (...sent) => {
      await server.club.duplicates.cut(id);
      return send(...sent);
    });
    expect(await sit(await somebody(server), id)).toMatchObject({ reason: 'deal-over' });
  });

  it('a member, and a browser, has one seat of a deal, whichever servers they ask at once', async () => {
    const server = await newServer({ trustProxy: 1 });
    const { tables } = server.store;
    const { id } = await lay(await somebody(server), 3);
    const ada = await knownMember(server, 'Ada');
    // Each node has its own devices of hers.
    const phone = await otherDevice(ada, server.url);
    const seats = await Promise.all([sit(ada.ask, id, { table: 1 }), sit(phone.ask, id, { table: 2 })]);
    expect(seats[1]).toEqual(seats[0]);
    const owners = (await matchesOf(server, id)).map(({ data }) => data.players[0]!.member);
    expect(owners.filter(member => member === ada.id)).toHaveLength(1);
    // Another server does not know that she sits there: it is the write that finds out.
    const [free] = (await matchesOf(server, id)).filter(({ data }) => data.players[0]!.name === undefined);
    const member = { id: ada.id, sealed: '', blockedBy: [] };
    await expect(
      server.matches.send(free!.id, { kind: 'sit', seat: 0, name: 'Ada', credentials: 'secret', member }),
    ).rejects.toThrow(TakenMeanwhile);
    expect((await server.matches.load(free!.id))!.data.players[0]!.name).toBeUndefined();

    const guest = browserAt(server.url, { headers: { 'x-forwarded-for': '198.51.100.1' } });
    const first = await sit(guest.ask, id);
    expect(first.table).toBeDefined();
    expect(await sit(guest.ask, id)).toMatchObject({ reason: 'one-seat' });
    // In another browser, from the same address, they are let in; and everybody is told at the end.
    const other = browserAt(server.url, { headers: { 'x-forwarded-for': '198.51.100.1' } });
    const second = await sit(other.ask, id);
    expect(second.table).toBeDefined();
    expect(await shown(server, id)).not.toHaveProperty('near');
    await server.club.duplicates.cut(id);
    await eventually(async () => (await shown(server, id)).near).toEqual([
      { table: second.table, seat: 0, other: first.table },
    ]);
    expect(
      await tables.rows('SELECT browser, address FROM duplicate_seat WHERE address IS NOT NULL'),
    ).toEqual([]);
  });

  it('whoever has got up before a table begins may sit down at another', async () => {
    const server = await newServer();
    const ask = await somebody(server, 'Ada');
    const { id } = await lay(await somebody(server), 2, { numPlayers: 3 });
    const first = await sit(ask, id, { table: 1 });
    await leave(ask, first);
    expect(await sit(ask, id, { table: 2 })).toMatchObject({ table: 2 });
  });

  it('whoever sat at a table that is removed before it began sits down at another', async () => {
    const server = await newServer();
    const ask = await somebody(server, 'Ada');
    const { id } = await lay(await somebody(server), 2, { numPlayers: 3 });
    const { matchID } = await sit(ask, id, { table: 1 });
    await server.matches.remove(matchID);
    expect(await sit(ask, id, { table: 2 })).toMatchObject({ table: 2 });
  });

  it('one of which no match is left is forgotten, a day after it was made', async () => {
    const server = await newServer();
    const { duplicates } = server.club;
    const { store } = duplicates;
    const { matches } = server;
    const purge = new Purge({
      purgeable: [duplicates.purgeable],
      now: () => matches.now(),
      log: SILENT,
    });
    const { id } = await lay(await somebody(server), 2);
    await sit(await somebody(server), id);
    await duplicates.cut(id);
    const isThere = async () => (await store.find(id)) !== null;
    const look = async () => {
      purge.wake();
      await purge.idle();
      return isThere();
    };
    await server.store.tables.write(['UPDATE duplicate SET made_at = made_at - 90000000']);
    expect(await look()).toBe(true);
    for (const { id: match } of await matchesOf(server, id)) await server.matches.remove(match);
    await server.store.tables.write(['UPDATE duplicate SET made_at = made_at + 90000000']);
    expect(await look()).toBe(true);
    await server.store.tables.write(['UPDATE duplicate SET made_at = made_at - 90000000']);
    // Not after each match that ends: that goes through all that there have been.
    server.club.wake();
    await duplicates.idle();
    expect(await isThere()).toBe(true);
    expect(await look()).toBe(false);
    expect(await server.store.tables.rows('SELECT * FROM duplicate_seat')).toEqual([]);
  });

  it('of servers that end it at once each comes to the same, and one writes it down', async () => {
    const server = await newServer();
    const { id } = await lay(await somebody(server), 2, { numPlayers: 2 });
    const { store, matches } = server;
    const owners = [1, 2].map(
      () => new Duplicates({ tables: store.tables, matches, log: { error: () => {} } }),
    );
    await Promise.all(owners.map(owner => owner.cut(id)));
    const first = await owners[0]!.store.find(id);
    await owners[1]!.cut(id);
    expect(first!.endedAt).not.toBeNull();
    expect(await owners[1]!.store.find(id)).toEqual(first);
    expect(await owners[0]!.store.due()).toEqual([]);
  });

  it('a member who has made it is its host on every device, without a key', async () => {
    const server = await newServer();
    const ada = await somebody(server, 'Ada');
    const { id } = await lay(ada, 2);
    const other = await somebody(server, 'Ben');
    expect((await other('POST', `/duplicates/${id}/end`, {})).status).toBe(403);
    expect((await ada('POST', `/duplicates/${id}/end`, {})).status).toBe(200);
    expect((await shown(server, id)).endedAt).not.toBeNull();
  });
});

it('one that cannot be compared is tried again after longer each time, and not told more often', async () => {
  const server = await startServer();
  const { id } = await lay(await somebody(server), 2);
  let now = Date.now();
  const log = { error: vi.fn() };
  const { matches } = server;
  vi.spyOn(matches, 'now').mockImplementation(() => now);
  const send = vi.spyOn(matches, 'send').mockRejectedValue(new Error('no room'));
  const duplicates = new Duplicates({ tables: server.store.tables, matches, log });
  await expect(duplicates.cut(id)).rejects.toThrow('no room');
  const triedAt: number[] = [];
  for (const from = now; now < from + 4 * 3_600_000; now += 10_000) {
    log.error.mockClear();
    duplicates.wake();
    await duplicates.idle();
    if (log.error.mock.calls.length > 0) triedAt.push((now - from) / 1000);
  }
  expect(triedAt.slice(0, 5)).toEqual([0, 10, 30, 70, 150]);
  // At last once an hour.
  expect(triedAt.at(-1)! - triedAt.at(-2)!).toBe(3600);
  send.mockRestore();
  now += 3_600_000;
  duplicates.wake();
  await duplicates.idle();
  expect((await duplicates.store.find(id))!.endedAt).toBe(now);
});

it('nobody sits down, changes or closes a table of a deal as if it were alone', async () => {
  const server = await startServer();
  const ask = await somebody(server);
  const { id } = await lay(ask, 2, { numPlayers: 3 });
  const { matchID, playerID, playerCredentials } = await sit(ask, id, { table: 2, playerID: '1' });
  expect(playerID).toBe('1');
  expect((await ask('POST', `${GAMES}/${matchID}/join`, { playerName: 'Eve' })).body.reason).toBe('by-deal');
  const act = (what: object) =>
    ask('POST', `${GAMES}/${matchID}/host`, { playerID, credentials: playerCredentials, act: what });
  for (const what of [{ do: 'options', setupData: { talk: 'none' } }, { do: 'close' }])
    expect((await act(what)).body.reason).toBe('held-back');
  // Whoever gets up leaves the table to others.
  await leave(ask, { matchID, playerID, playerCredentials });
  expect((await shown(server, id)).tables.map(({ stage }: { stage: string }) => stage)).toEqual([
    'open',
    'open',
  ]);
  // Bots take the seats that are free where its host wants no more people.
  const next = await sit(ask, id, { table: 2 });
  const start = { playerID: next.playerID, credentials: next.playerCredentials, act: { do: 'start' } };
  expect((await ask('POST', `${GAMES}/${matchID}/host`, start)).status).toBe(200);
  expect((await server.stored(matchID)).state).toBeDefined();
});

it('that somebody has given up at another table, or what befell them there, is told with the deal', async () => {
  const server = await startServer();
  const [first, second] = [await somebody(server), await somebody(server)];
  const { id } = await lay(first, 2, { numPlayers: 3, setupData: { bots: { 2: 'easy' } } });
  const seat = await sit(first, id, { table: 1 });
  await sit(second, id, { table: 1 });
  const { matchID, playerID, playerCredentials: credentials } = seat;
  const path = `${GAMES}/${matchID}`;
  expect((await first('POST', `${path}/resign`, { playerID, credentials })).status).toBe(200);
  expect((await server.stored(matchID)).metadata.incidents).toMatchObject([{ kind: 'resigned' }]);
  const told = async () => {
    const { players, incidents, votes } = (await server.get(path)).body;
    return { seats: [players[0], (await shown(server, id)).tables[0].players[0]], incidents, votes };
  };
  const standIn = { name: 'Guest', data: { standIn: true } };
  expect(await told()).toMatchObject({ seats: [standIn, standIn], incidents: undefined, votes: undefined });
  expect(JSON.stringify(await told())).not.toContain('resigned');
  await server.club.duplicates.cut(id);
  const resigned = { name: 'Guest', data: { resigned: true } };
  await eventually(told).toMatchObject({ seats: [resigned, resigned], incidents: [{ kind: 'resigned' }] });
});

it.each(['/', '/ra/'])(
  'a browser is known at a deal by a cookie, also where the site begins at %s',
  async basePath => {
    const server = await startServer({ basePath });
    const { ask } = browserAt(server.url);
    const { id } = await lay(ask, 2);
    const path = `${basePath}duplicates/${id}`;
    const { set } = await ask('POST', `${path}/sit`, { playerName: 'Guest' });
    expect(set).toContain(`; Path=${path};`);
    const { body } = await ask('POST', `${path}/sit`, { playerName: 'Guest' });
    expect(body.reason).toBe('one-seat');
  },
);

it('the cookie by which a browser is known at a deal goes over HTTPS alone where the page came so', async () => {
  const { url } = await startServer();
  const { ask } = browserAt(url);
  const { id } = await lay(ask, 2, { numPlayers: 3 });
  const { set } = await ask('POST', `/duplicates/${id}/sit`, { playerName: 'Guest' });
  expect(set).toMatch(/^seat=.*; SameSite=Lax$/);
  const safe = browserAt(url, { origin: url.replace('http:', 'https:') });
  const { set: kept } = await safe.ask('POST', `/duplicates/${id}/sit`, { playerName: 'Guest' });
  expect(kept).toMatch(/^seat=.*; SameSite=Lax; Secure$/);
});

it('as many as there is room for are laid, or none', async () => {
  const { limits } = (await import('../../../src/server/config.ts')).configFrom({});
  const server = await startServer({ limits: { ...limits, matchesPerAddress: 3 } });
  const ask = await somebody(server);
  const body = { tables: 4, table: THREE };
  expect((await ask('POST', `/duplicates/${GAME}`, body)).body.reason).toBe('matches-of-address');
  expect((await server.store.inPlay([])).all).toBe(0);
  expect((await ask('POST', `/duplicates/${GAME}`, { ...body, tables: 3 })).status).toBe(200);
  expect((await server.store.inPlay([])).all).toBe(3);
});

it.each([
  [{ tables: 1, table: THREE }, 'tables'],
  [{ tables: 17, table: THREE }, 'tables'],
  [{ tables: 2, table: { ...THREE, setupData: { rated: true } } }, 'rated'],
  [{ tables: 2, table: { numPlayers: 9 } }, 'numPlayers'],
])('%j is refused, with what is wrong', async (body, what) => {
  const server = await startServer();
  const answer = await server.post(`/duplicates/${GAME}`, body);
  expect(answer.status).toBe(400);
  expect(answer.text).toContain(what);
});

it('asked twice under one key it is laid once, and a seat is taken once', async () => {
  const server = await startServer();
  const once = { headers: { 'idempotency-key': 'k'.repeat(24) } };
  const { ask } = browserAt(server.url, once);
  const [one, two] = [await lay(ask, 2), await lay(ask, 2)];
  expect(two).toEqual(one);
  expect((await server.store.inPlay([])).all).toBe(2);
  expect(await sit(ask, one.id)).toEqual(await sit(ask, one.id));
});
