import { expect, it, onTestFinished, vi } from 'vitest';
import { BOTS_AWAY_AFTER_MS } from '../../../src/server/match/deadlines.ts';
import { NO_DEADLINES } from '../../../src/server/match/stored-match.ts';
import { BOTS_AWAIT } from '../../../src/server/storage/bot-tables.ts';
import { TakenMeanwhile } from '../../../src/server/tables.ts';
import { botLine } from '../../../src/wire/bot-api.ts';
import { listen } from '../support/bot-listener.ts';
import { onEachServer } from '../support/each-server.ts';
import { memberAt } from '../support/member-browser.ts';
import { eventually, startServer, type TestServer } from '../support/running-server.ts';

type Member = Awaited<ReturnType<typeof memberAt>>;
const makeBot = async (owner: Member, name: string): Promise<{ id: string; token: string }> => {
  const { status, body } = await owner.ask('POST', '/account/bots', { name });
  expect(status).toBe(200);
  return { id: body.bot.id, token: body.token };
};
const asBot = (server: TestServer, token: string) => ({
  post: (path: string, body: object = {}) =>
    server.post(`/api/bot/${path}`, body, { authorization: `Bearer ${token}` }),
  get: async (path: string) => {
    const answer = await fetch(`${server.url}/api/bot/${path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
    return { status: answer.status, body: (await answer.json()) as any };
  },
  listen: () => listen(server.url, token),
});
const TRIAL = { numPlayers: 2, setupData: { bots: { 1: 'easy' } } };

onEachServer(newServer => {
  it('from nothing to a rated bot: account, token, stream, moves, end', async () => {
    const server = await newServer();
    const ada = await memberAt(server.url, 'Ada');
    const { id, token } = await makeBot(ada, 'Thoth the Machine');
    const bot = asBot(server, token);
    const stream = await bot.listen();
    const { body: table } = await bot.post('games/ru-ra-re', TRIAL);
    for (;;) {
      const line = await stream.next();
      expect(botLine.safeParse(line).success).toBe(true);
      expect(line).toMatchObject(table);
      if (line.type !== 'turn') break;
      const made = await bot.post(`matches/${table.match}/move`, { state: line.state, move: line.legal[0] });
      expect(made.body).toEqual({ answer: 'made' });
    }
    const { metadata } = await server.stored(table.match);
    expect(metadata.players[0]).toMatchObject({ name: 'Thoth the Machine', botAccount: id });
    await eventually(async () => (await bot.get('account')).body).toMatchObject({
      ...{ id, name: 'Thoth the Machine', owner: 'Ada', tables: [] },
      ratings: [{ game: 'ru-ra-re', pace: 'live', matches: 1, provisional: true }],
    });
    const { body: known } = await server.get(`/bots/${id}`);
    expect(known).toMatchObject({ id, name: 'Thoth the Machine', owner: 'Ada', ratings: [{ matches: 1 }] });
    const { winners } = metadata.gameover as { readonly winners: readonly number[] };
    expect(known.played).toEqual([{ game: 'ru-ra-re', matches: 1, won: Number(winners.includes(0)) }]);
    // Its page is found by what it is called too.
    expect((await server.get('/bots/thoth%20the%20MACHINE')).body).toEqual(known);
    expect((await server.get('/bots/nobody')).status).toBe(404);
    // It stands in no list of people, and is nobody's rival.
    expect((await server.get('/ratings/ru-ra-re/live?list=provisional')).body.leaders).toEqual([]);
  });

  it('a name is one’s alone, five are the most, and a token is worth something until there is another', async () => {
    const server = await newServer();
    const [ada, ned] = [await memberAt(server.url, 'Ada'), await memberAt(server.url, 'Ned')];
    const { id, token } = await makeBot(ada, 'Thoth');
    const refused = async (owner: Member, name: string) =>
      (await owner.ask('POST', '/account/bots', { name })).body.reason;
    expect(await refused(ned, 'thoth')).toBe('name-taken');
    expect(await refused(ned, 'A d a')).toBe('name-taken');
    expect((await ned.ask('PUT', '/account/name', { name: 'Thoth' })).body.reason).toBe('name-taken');
    const all = await Promise.all(
      ['B2', 'B3', 'B4', 'B5', 'B6', 'B7'].map(name => ada.ask('POST', '/account/bots', { name })),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(4);
    expect(await refused(ada, 'B9')).toBe('too-many-bots');

    expect((await asBot(server, token).get('account')).status).toBe(200);
    expect((await ned.ask('POST', `/account/bots/${id}/token`, {})).status).toBe(404);
    const { body } = await ada.ask('POST', `/account/bots/${id}/token`, {});
    expect((await asBot(server, token).get('account')).status).toBe(401);
    expect((await asBot(server, body.token).get('account')).status).toBe(200);
    const [{ token_hash: hash }] = (await server.store.tables.rows<{ token_hash: string }>(
      'SELECT token_hash FROM bot_account WHERE id = $1',
      id,
    )) as [{ token_hash: string }];
    expect(hash).not.toContain(body.token);
  });

  it('a bot takes the seat that is kept for it in a rematch, also where it was away for the end and for what came after', async () => {
    const server = await newServer();
    const ada = await memberAt(server.url, 'Ada');
    const ned = await memberAt(server.url, 'Ned');
    const bot = asBot(server, (await makeBot(ada, 'Thoth')).token);
    const stream = await bot.listen();
    const path = '/games/ru-ra-re';
    const { matchID } = (await ned.ask('POST', `${path}/create`, { numPlayers: 2, unlisted: true })).body;
    const seat = (await ned.ask('POST', `${path}/${matchID}/join`, { playerName: 'x' })).body;
    await bot.post(`matches/${matchID}/join`);
    const { playerID, playerCredentials: credentials } = seat;
    await ned.ask('POST', `${path}/${matchID}/resign`, { playerID, credentials });
    const next = await ned.ask('POST', `${path}/${matchID}/playAgain`, { playerID, credentials });
    const isTold = { match: matchID, seat: 1, next: next.body.nextMatchID };
    for (let line = await stream.next(); line.type !== 'rematch'; line = await stream.next());
    // One that comes now has heard of nothing.
    const late = await bot.listen();
    expect(await late.next()).toMatchObject({ type: 'ended', match: matchID });
    expect(await late.next()).toMatchObject({ type: 'rematch', ...isTold });
    const joined = await bot.post(`matches/${next.body.nextMatchID}/join`);
    expect(joined.body).toMatchObject({ match: next.body.nextMatchID });
    expect((await server.stored(joined.body.match)).metadata.players[joined.body.seat]?.name).toBe('Thoth');
  });

  it('a ninth seat is taken at no server: whoever writes it counts, however many write at once', async () => {
    const server = await newServer();
    const { matches } = server;
    const ada = await memberAt(server.url, 'Ada');
    const { id, token } = await makeBot(ada, 'Thoth');
    const ids: string[] = [];
    for (let table = 0; table < 11; table++)
      ids.push((await ada.ask('POST', '/games/ra/create', { numPlayers: 3, unlisted: true })).body.matchID);
    const sit = (matchID: string, more: object = {}) =>
      matches.send(matchID, {
        ...({ kind: 'sit', seat: 1, name: 'Thoth', credentials: 'c' } as const),
        ...{ botAccount: { id, blockedBy: [] }, ...more },
      });
    const seats = () => server.store.tables.rows('SELECT 1 FROM bot_seat WHERE bot = $1', id);
    const taken = await Promise.allSettled(ids.slice(0, 10).map(each => sit(each)));
    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(8);
    expect(taken.flatMap(each => (each.status === 'rejected' ? [each.reason] : []))).toEqual(
      [1, 2].map(() => expect.any(TakenMeanwhile)),
    );
    expect(await seats()).toHaveLength(8);
    const bot = asBot(server, token);
    expect(await bot.post(`matches/${ids[10]}/join`)).toMatchObject({
      status: 429,
      body: { reason: 'matches-of-bot' },
    });
    expect((await bot.post('games/ra', TRIAL)).body.reason).toBe('matches-of-bot');
    expect(Object.values((await server.store.load(ids[10]!))!.data.players)[1]).toEqual({ id: 1 });
    // Its tables in a tournament are not its own choice.
    await sit(ids[10]!, { isPlaced: true });
    expect(await seats()).toHaveLength(9);
  });

  it('whose owner is no member any more knows nobody, and bots of the house play on for it', async () => {
    const server = await newServer();
    const ada = await memberAt(server.url, 'Ada');
    const { id, token } = await makeBot(ada, 'Thoth');
    const bot = asBot(server, token);
    const { body: table } = await bot.post('games/ru-ra-re', TRIAL);
    expect((await ada.ask('DELETE', `/account/bots/${id}`)).status).toBe(200);
    expect((await bot.get('account')).status).toBe(401);
    await eventually(async () => (await server.stored(table.match)).metadata.gameover).toBeDefined();
    const { token: other } = await makeBot(ada, 'Thoth');
    await ada.ask('DELETE', '/account');
    await eventually(async () => (await asBot(server, other).get('account')).status).toBe(401);
    expect((await server.get(`/bots/${id}`)).body.owner).toBeNull();
  });
});

it('a bot that breaks off among bots alone has lost the match, which counts', async () => {
  const server = await startServer();
  const ada = await memberAt(server.url, 'Ada');
  const bot = asBot(server, (await makeBot(ada, 'Thoth')).token);
  const never = { ...TRIAL, setupData: { ...TRIAL.setupData, botAfter: 'never' } };
  const { body: table } = await bot.post('games/ru-ra-re', never);
  const { deadlines } = (await server.store.load(table.match))!.control;
  const [due] = Object.values(deadlines.absences);
  expect(due).toBeGreaterThan(Date.now() + BOTS_AWAY_AFTER_MS / 2);
  // In one that a server left which did not wait for that, it is waited for from the migration on.
  await eventually(async () => {
    const before = (await server.store.load(table.match))!;
    const control = { ...before.control, deadlines: NO_DEADLINES };
    await server.store.commit({ before, next: { ...before, version: before.version + 1, control }, log: [] });
    return true;
  }).toBe(true);
  await server.store.tables.write([BOTS_AWAIT]);
  // Whoever is first: the server looks for what is due too.
  await server.matches.send(table.match, { kind: 'reconcile' });
  const anew = (await server.store.load(table.match))!.control.deadlines;
  expect(Object.values(anew.absences)[0]).toBeGreaterThan(Date.now() + BOTS_AWAY_AFTER_MS / 2);
  const wall = Date.now;
  vi.spyOn(Date, 'now').mockImplementation(() => wall() + BOTS_AWAY_AFTER_MS);
  onTestFinished(() => void vi.restoreAllMocks());
  await server.matches.send(table.match, { kind: 'stand-in' });
  await eventually(async () => (await bot.get('account')).body).toMatchObject({
    tables: [],
    ratings: [{ game: 'ru-ra-re', matches: 1 }],
  });
  const [result] = await server.store.tables.rows('SELECT rank FROM result WHERE seat = $1', table.seat);
  expect(result).toEqual({ rank: 2 });
});

it('a bot sits down where it is asked to: with bots, with its owner, by a link; nowhere else, and nowhere rated', async () => {
  const server = await startServer();
  const [ada, ned] = [await memberAt(server.url, 'Ada'), await memberAt(server.url, 'Ned')];
  const bot = asBot(server, (await makeBot(ada, 'Thoth')).token);
  const table = async (owner: Member, more: object = {}): Promise<string> => {
    const { body } = await owner.ask('POST', '/games/ra/create', { numPlayers: 3, ...more });
    await owner.ask('POST', `/games/ra/${body.matchID}/join`, { playerName: 'x' });
    return body.matchID;
  };
  const join = async (id: string) => (await bot.post(`matches/${id}/join`)).body;
  expect(await join(await table(ned))).toMatchObject({ reason: 'people-only' });
  expect(await join(await table(ada))).toMatchObject({ game: 'ra', seat: 1 });
  const unlisted = await table(ned, { unlisted: true });
  expect(await join(unlisted)).toEqual({ match: unlisted, game: 'ra', seat: 1 });
  expect(await join(unlisted)).toEqual({ match: unlisted, game: 'ra', seat: 1 });
  expect(await join(await table(ada, { setupData: { rated: true } }))).toMatchObject({
    reason: 'members-only',
  });
  await ned.ask('POST', '/account/blocks', { member: ada.id });
  expect(await join(await table(ned, { unlisted: true }))).toMatchObject({ reason: 'blocked' });
  expect((await bot.post('games/ra', { numPlayers: 2, setupData: { rated: true } })).body.reason).toBe(
    'members-only',
  );
  // The host sends it away, and it hears so.
  const stream = await bot.listen();
  const { playerCredentials, playerID } = (await ned.ask('POST', `/games/ra/${unlisted}/my-seat`, {})).body;
  await ned.ask('POST', `/games/ra/${unlisted}/host`, {
    playerID,
    credentials: playerCredentials,
    act: { do: 'free', at: '1' },
  });
  expect(await stream.next()).toEqual({
    type: 'gone',
    match: unlisted,
    game: 'ra',
    seat: 1,
    reason: 'sent-away',
  });
});

it('a bot hears of its matches though at one of them something is wrong', async () => {
  const server = await startServer({ botDelay: 60_000 });
  const bot = asBot(server, (await makeBot(await memberAt(server.url, 'Ada'), 'Thoth')).token);
  const ids: string[] = [];
  for (let i = 0; i < 2; i++) ids.push((await bot.post('games/ra', TRIAL)).body.match);
  const [damaged] = ids.toSorted();
  const send = server.matches.send.bind(server.matches);
  const failing = vi.spyOn(server.matches, 'send').mockImplementation((id, command, loaded) => {
    return id === damaged && command.kind === 'return'
      ? Promise.reject(new Error('damaged'))
      : send(id, command, loaded);
  });
  onTestFinished(() => failing.mockRestore());
  const stream = await bot.listen();
  const told = [await stream.next(), await stream.next()];
  expect(told.map(({ match }) => match).toSorted()).toEqual(ids.toSorted());
});

it('eight matches at once are the most, however they are asked for', async () => {
  const server = await startServer();
  const bot = asBot(server, (await makeBot(await memberAt(server.url, 'Ada'), 'Thoth')).token);
  const asked = await Promise.all(Array.from({ length: 10 }, () => bot.post('games/kheops', TRIAL)));
  expect(asked.map(({ status }) => status).toSorted()).toEqual([...Array(8).fill(200), 429, 429]);
  const [{ body }] = asked.filter(({ status }) => status === 200) as [(typeof asked)[number]];
  expect((await bot.post(`matches/${body.match}/leave`)).status).toBe(200);
  await eventually(async () => (await bot.post('games/kheops', TRIAL)).status).toBe(200);
});

it('what a bot sees is what its seat sees, and a move is made once, by whoever has the token', async () => {
  const server = await startServer();
  const ada = await memberAt(server.url, 'Ada');
  const [one, two] = [
    asBot(server, (await makeBot(ada, 'Thoth')).token),
    asBot(server, (await makeBot(ada, 'Seshat')).token),
  ];
  const { body: table } = await one.post('games/kheops', { numPlayers: 2 });
  expect((await two.get(`matches/${table.match}`)).status).toBe(404);
  await two.post(`matches/${table.match}/join`);
  const [mine, theirs] = await Promise.all([one, two].map(each => each.get(`matches/${table.match}`)));
  const { state, metadata } = await server.stored(table.match);
  const secret = (state.G as { secret: { seed: string; hands: readonly (readonly number[])[] } }).secret;
  for (const { body } of [mine!, theirs!]) {
    const said = JSON.stringify(body);
    expect(said).not.toContain(secret.seed);
    expect(said).not.toContain('"secret"');
    for (const { credentials } of Object.values(metadata.players)) expect(said).not.toContain(credentials);
  }
  expect(mine!.body.view).not.toEqual(theirs!.body.view);
  const [first, other] = mine!.body.legal.length > 0 ? [one, two] : [two, one];
  const { body } = await first.get(`matches/${table.match}`);
  const move = { state: body.state, move: body.legal[0], id: 'a-move-of-mine' };
  const path = `matches/${table.match}/move`;
  expect((await other.post(path, move)).status).toBe(409);
  expect((await first.post(path, move)).body).toEqual({ answer: 'made' });
  expect((await first.post(path, move)).body).toEqual({ answer: 'repeated' });
  expect((await first.post(path, { ...move, id: 'another-name' })).body.reason).toBe('stale');
  expect((await first.post(path, { state: 0, move: [] })).status).toBe(400);
  expect((await asBot(server, 'rabot_guessed').post(path, move)).status).toBe(401);
});

it('a bot that is back takes its seat back from the one that stood in, and hears what waits; on one stream', async () => {
  const server = await startServer({ botDelay: 60_000 });
  const ada = await memberAt(server.url, 'Ada');
  const { id, token } = await makeBot(ada, 'Thoth');
  const bot = asBot(server, token);
  const { body: table } = await bot.post('games/ru-ra-re', { numPlayers: 2 });
  const first = await bot.listen();
  await ada.ask('POST', `/games/ru-ra-re/${table.match}/join`, { playerName: 'x' });
  expect(await first.next()).toMatchObject({ type: 'turn', ...table });
  const own = async () => (await server.stored(table.match)).metadata.players[0]!;
  expect((await bot.post(`matches/${table.match}/leave`)).status).toBe(200);
  expect(await own()).toMatchObject({ botAccount: id, data: { standIn: true } });

  const headers = { authorization: `Bearer ${token}` };
  expect((await fetch(`${server.url}/api/bot/stream`, { method: 'HEAD', headers })).status).toBe(405);
  const second = await bot.listen();
  const turn = await second.next();
  expect(turn).toMatchObject({ type: 'turn', ...table });
  expect((await own()).data).toBeUndefined();
  expect(await first.next()).toEqual({ type: 'replaced' });
  expect(await first.next()).toBeNull();
  await bot.post(`matches/${table.match}/leave`);
  const moved = await bot.post(`matches/${table.match}/move`, { state: turn.state, move: turn.legal[0] });
  expect([moved.status, (await own()).data]).toEqual([200, undefined]);

  // Whoever has the token of before hears nothing more.
  await ada.ask('POST', `/account/bots/${id}/token`, {});
  expect(await second.next()).toBeNull();
});

it('as many bots listen as there is room for; one that listens already may do so anew', async () => {
  const { limits } = (await import('../../../src/server/config.ts')).configFrom({});
  const server = await startServer({ limits: { ...limits, streams: 1 } });
  const ada = await memberAt(server.url, 'Ada');
  const [thoth, seshat] = [
    (await makeBot(ada, 'Thoth')).token,
    asBot(server, (await makeBot(ada, 'Seshat')).token),
  ];
  await asBot(server, thoth).listen();
  const { body: table } = await seshat.post('games/ru-ra-re', TRIAL);
  await seshat.post(`matches/${table.match}/leave`);
  expect((await seshat.get('stream')).status).toBe(503);
  // It hears nothing, so the house goes on playing for it.
  expect((await server.stored(table.match)).metadata.players[0]!.data).toMatchObject({ standIn: true });
  await asBot(server, thoth).listen();
});

it('a bot that asks too much waits, and so do all of its owner’s', async () => {
  const { limits } = (await import('../../../src/server/config.ts')).configFrom({});
  const server = await startServer({ limits: { ...limits, botRequestsPerMinute: 3 }, trustProxy: 1 });
  const ada = await memberAt(server.url, 'Ada');
  const tokens = [(await makeBot(ada, 'Thoth')).token, (await makeBot(ada, 'Seshat')).token];
  const statuses: number[] = [];
  for (let i = 0; i < 5; i++) {
    const headers = { authorization: `Bearer ${tokens[i % 2]}`, 'x-forwarded-for': `192.0.2.${i}` };
    statuses.push((await fetch(`${server.url}/api/bot/account`, { headers })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
});
