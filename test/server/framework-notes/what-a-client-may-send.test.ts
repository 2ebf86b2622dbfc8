import { expect, it } from 'vitest';
import { loadRules } from '../../../src/game/index.ts';
import { priestsOfRa } from '../../../src/game/priests-of-ra/rules.ts';
import { DEFAULT_LIMITS } from '../../../src/server/config.ts';
import { serveGame } from '../../../src/server/match/served-game.ts';
import { hiddenChoice } from '../support/hidden-choice.ts';
import { nextEvent, openSocket, startServer, type TestServer } from '../support/running-server.ts';
import {
  createMatch,
  enter,
  GAME,
  type Joined,
  join,
  moveMessage,
  seatedMatch,
} from '../support/seat-client.ts';

/** A running match, the page of whoever is to move, and everything the server keeps of it. */
const runningMatch = async (server: TestServer) => {
  const seats = await seatedMatch(server);
  const [{ matchID }] = seats as [Joined];
  const stored = () => server.stored(matchID);
  const [toAct] = priestsOfRa.seatsToAct((await stored()).state.G);
  const mover = seats.find(({ seat }) => Number(seat) === toAct)!;
  const other = seats.find(({ seat }) => Number(seat) !== toAct)!;
  const { socket, info } = await enter(server, mover);
  return { matchID, mover, other, socket, info, stored };
};

it.each([
  ['SYNC', { state: { G: {}, ctx: {} } }],
  ['UPDATE', { state: { G: {}, ctx: {} } }],
  ['RESET', { state: { G: {}, ctx: {} } }],
  ['PATCH', { patch: [{ op: 'replace', path: '/G/centre', value: 16 }] }],
  ['UNDO', {}],
  ['REDO', {}],
  ['PLUGIN', {}],
  ['STRIP_TRANSIENTS', {}],
])('clients: the action %s changes nothing', async (type, more) => {
  const server = await startServer();
  const { matchID, mover, socket, info, stored } = await runningMatch(server);
  const before = await stored();
  // Everything else about it is right, so that only its type can be what refuses it.
  const payload = { type: 'draw', args: [], playerID: mover.seat, credentials: mover.credentials };
  const state = { ...info.state, G: { ...info.state.G, centre: 16 }, _stateID: 7 };
  socket.emit(
    'update',
    { type, payload, ...more, ...('state' in more ? { state } : {}) },
    0,
    matchID,
    mover.seat,
  );
  expect(await nextEvent(socket, 'refused')).toEqual([null, null, 'malformed']);
  expect(await stored()).toEqual(before);
});

it('clients: parts of a move that the server does not know are not passed on', async () => {
  const server = await startServer();
  const { matchID, mover, socket, stored } = await runningMatch(server);
  const [action, ...rest] = moveMessage(mover, 0, ['draw']);
  socket.emit(
    'update',
    { ...action, state: {}, patch: [], payload: { ...action.payload, evil: 1 } },
    ...rest,
  );
  await nextEvent(socket, 'update');
  const { log } = await stored();
  expect(log.map(entry => entry.action)).toEqual([
    { type: 'MAKE_MOVE', payload: { type: 'draw', args: [], playerID: mover.seat } },
  ]);
  expect(matchID).toBe(mover.matchID);
});

it('clients: payload.playerID is overwritten with the seat of the socket', async () => {
  const server = await startServer();
  const { mover, other, socket, stored } = await runningMatch(server);
  const forger = await enter(server, other);
  const [action, ...rest] = moveMessage(other, 0, ['draw']);
  forger.socket.emit('update', { ...action, payload: { ...action.payload, playerID: mover.seat } }, ...rest);
  expect((await nextEvent(forger.socket, 'refused'))[2]).toBe('not-your-turn');
  expect((await stored()).state._stateID).toBe(0);

  const [own, ...ownRest] = moveMessage(mover, 0, ['draw']);
  socket.emit('update', { ...own, payload: { ...own.payload, playerID: other.seat } }, ...ownRest);
  await nextEvent(socket, 'update');
  expect((await stored()).log[0]!.action.payload.playerID).toBe(mover.seat);
});

it("clients: a message as another seat than the socket's is refused, with whatever credentials", async () => {
  const server = await startServer();
  const { matchID, mover, other, stored } = await runningMatch(server);
  const { socket } = await enter(server, other);
  for (const who of [{ ...other, seat: mover.seat }, mover]) {
    socket.emit('update', ...moveMessage(who, 0, ['draw']));
    expect(await nextEvent(socket, 'refused')).toEqual([matchID, 0, 'not-joined']);
  }
  const spectator = await enter(server, { matchID });
  spectator.socket.emit('update', ...moveMessage(mover, 0, ['draw']));
  expect(await nextEvent(spectator.socket, 'refused')).toEqual([matchID, 0, 'not-joined']);
  expect((await stored()).state._stateID).toBe(0);
});

it.each(['endGame', 'endTurn', 'endPhase', 'setPhase', 'setActivePlayers', 'pass'])(
  'clients: the event %s of the framework is nobody’s to send',
  async type => {
    const server = await startServer();
    const { matchID, mover, socket, stored } = await runningMatch(server);
    const before = await stored();
    const payload = { type, args: [], playerID: mover.seat, credentials: mover.credentials };
    socket.emit('update', { type: 'GAME_EVENT', payload }, 0, matchID, mover.seat);
    expect(await nextEvent(socket, 'refused')).toEqual([null, null, 'malformed']);
    expect(await stored()).toEqual(before);
  },
);

it.each(['__proto__', 'toString', 'constructor', 'hasOwnProperty', 'reach', ''])(
  'clients: the move name %j is not a move',
  async name => {
    const server = await startServer();
    const { matchID, mover, socket, stored } = await runningMatch(server);
    socket.emit('update', ...moveMessage(mover, 0, [name]));
    expect(await nextEvent(socket, 'refused')).toEqual([matchID, 0, 'unknown-move']);
    expect((await stored()).state._stateID).toBe(0);
  },
);

it.each(['__proto__', 'constructor', 'toString', '-1', '0.5', '00', ' 0', '99', '9', 1, ['0'], {}])(
  'clients: a seat named %j can be neither joined, listened to nor moved',
  async seat => {
    const server = await startServer();
    const matchID = await createMatch(server, { numPlayers: 2 });
    const joined = await server.post(`${GAME}/${matchID}/join`, { playerID: seat, playerName: 'polluted' });
    expect([400, 404]).toContain(joined.status);
    expect(({} as { name?: string }).name).toBeUndefined();
    const { credentials } = await join(server, matchID);
    const socket = openSocket(server.url);
    socket.emit('sync', matchID, seat, credentials);
    expect(['malformed', 'credentials']).toContain((await nextEvent(socket, 'refused'))[2]);
    socket.emit('update', { type: 'MAKE_MOVE', payload: { type: 'draw', args: [] } }, 0, matchID, seat);
    expect(['malformed', 'not-joined']).toContain((await nextEvent(socket, 'refused'))[2]);
  },
);

it('clients: keys that reach for every object are refused in a body, wherever they stand', async () => {
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

it.each([
  [[null]],
  [[{}]],
  [[{ card: { number: 2 } }]],
  [[['deep', ['er']]]],
  [[true]],
  [['x'.repeat(65)]],
  [[1, 2, 3, 4, 5]],
  ['text'],
  [{ length: 1 }],
])('clients: arguments like %j reach no rule and end no process', async args => {
  const server = await startServer();
  const { matchID, mover, socket, stored } = await runningMatch(server);
  const payload = { type: 'bid', args, playerID: mover.seat, credentials: mover.credentials };
  socket.emit('update', { type: 'MAKE_MOVE', payload }, 0, matchID, mover.seat);
  expect(await nextEvent(socket, 'refused')).toEqual([null, null, 'malformed']);
  expect((await stored()).state._stateID).toBe(0);
});

it('clients: a move that throws is a refusal, and the server and the match go on', async () => {
  const server = await startServer({ botDelay: 60_000 }, [hiddenChoice({ refusalOf: () => null })]);
  const { body } = await server.post('/games/hidden-choice/create', {
    numPlayers: 2,
    setupData: { bots: { 1: 'first' } },
  });
  const joined = await server.post(`/games/hidden-choice/${body.matchID}/join`, { playerName: 'Ada' });
  const ada = { matchID: body.matchID, seat: '0', credentials: joined.body.playerCredentials };
  const socket = openSocket(server.url, 'hidden-choice');
  socket.emit('sync', ada.matchID, ada.seat, ada.credentials);
  await nextEvent(socket, 'sync');
  socket.emit('update', ...moveMessage(ada, 0, ['reach', 1]));
  expect(await nextEvent(socket, 'refused')).toEqual([ada.matchID, 0, 'fault']);
  socket.emit('update', ...moveMessage(ada, 0, ['__proto__']));
  expect(await nextEvent(socket, 'refused')).toEqual([ada.matchID, 0, 'unknown-move']);
  socket.emit('update', ...moveMessage(ada, 0, ['choose', 1, 2]));
  await nextEvent(socket, 'update');
});

it('clients: a sync for an unknown match creates none', async () => {
  const server = await startServer();
  const socket = openSocket(server.url);
  for (const id of ['nobodyknows', 'x'.repeat(32)]) {
    socket.emit('sync', id, null, undefined, 5000);
    expect(await nextEvent(socket, 'refused')).toEqual([id, null, 'unknown-match']);
    expect(await server.store.load(id)).toBeNull();
  }
  socket.emit('sync', '../../etc/passwd', null);
  expect(await nextEvent(socket, 'refused')).toEqual([null, null, 'malformed']);
  expect(await server.store.list({})).toEqual([]);
});

it.each(['https://evil.example', 'null', 'http://127.0.0.1:1'])(
  'clients: pages of the origin %s can neither open a socket nor write',
  async origin => {
    const server = await startServer();
    const refused = openSocket(server.url, 'priests-of-ra', { origin });
    await nextEvent(refused, 'connect_error');
    expect(refused.connected).toBe(false);
    const created = await server.post(`${GAME}/create`, { numPlayers: 2 }, { origin });
    expect(created.status).toBe(403);
  },
);

it('clients: pages of the server itself and of allowed origins can', async () => {
  const server = await startServer({ origins: ['https://friend.example'] });
  for (const origin of [server.url, 'https://friend.example']) {
    const socket = openSocket(server.url, 'priests-of-ra', { origin });
    await nextEvent(socket, 'connect');
    expect((await server.post(`${GAME}/create`, { numPlayers: 2 }, { origin })).status).toBe(200);
  }
});

it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', ''])(
  'clients: a body of type %j is refused',
  async type => {
    const server = await startServer();
    const answer = await server.post(`${GAME}/create`, { numPlayers: 2 }, { 'content-type': type });
    expect(answer.status).toBe(415);
    expect(await server.store.list({})).toEqual([]);
  },
);

it('clients: a body that is too long, or no JSON object, is refused', async () => {
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

it.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['x'.repeat(25), '24'],
  ['a\u0000b', 'control'],
  ['a\nb', 'control'],
  ['\u202Egnp.exe', 'control'],
  [7, 'text'],
  [null, 'text'],
  [{ toString: 'x' }, 'text'],
  ['bot: steady', 'bot:'],
])('clients: the player name %j is refused', async (playerName, why) => {
  const server = await startServer();
  const matchID = await createMatch(server);
  const { credentials } = await join(server, matchID);
  const joined = await server.post(`${GAME}/${matchID}/join`, { playerName });
  expect(joined).toMatchObject({ status: 400, body: { error: expect.stringContaining(why) } });
  const renamed = await server.post(`${GAME}/${matchID}/update`, {
    playerID: '0',
    credentials,
    newName: playerName,
  });
  expect(renamed).toMatchObject({ status: 400, body: { error: expect.stringContaining(why) } });
});

it('clients: data of their own sticks to no seat', async () => {
  const server = await startServer();
  const matchID = await createMatch(server);
  const asBot = { playerName: 'Ada', data: { bot: 'steady' } };
  expect((await server.post(`${GAME}/${matchID}/join`, asBot)).status).toBe(400);
  const { credentials } = await join(server, matchID);
  const update = { playerID: '0', credentials, data: { bot: 'steady' } };
  expect((await server.post(`${GAME}/${matchID}/update`, update)).status).toBe(400);
  const { body } = await server.get(`${GAME}/${matchID}`);
  expect(body.players[0]).not.toHaveProperty('data');
});

it('clients: chat is short text, from the seat it says, and from seats only', async () => {
  const server = await startServer();
  const { matchID, mover, other, socket } = await runningMatch(server);
  const spectator = await enter(server, { matchID });
  const say = (text: unknown) => [
    matchID,
    { id: 'abc', sender: other.seat, payload: text },
    mover.credentials,
  ];
  for (const text of ['x'.repeat(301), '', 7, null, { text: 'x' }]) {
    socket.emit('chat', ...say(text));
    expect(await nextEvent(socket, 'refused')).toEqual([null, null, 'malformed']);
  }
  spectator.socket.emit('chat', ...say('hello'));
  expect(await nextEvent(spectator.socket, 'refused')).toEqual([matchID, null, 'not-joined']);
  const heard = nextEvent(spectator.socket, 'chat');
  socket.emit('chat', ...say('hello'));
  expect(await heard).toEqual([matchID, { id: 'abc', sender: mover.seat, payload: 'hello' }]);
});

it('clients: a message that is too long closes its socket and nothing else', async () => {
  const server = await startServer();
  const { matchID, socket } = await runningMatch(server);
  const closed = nextEvent(socket, 'disconnect');
  socket.emit('sync', matchID, 'x'.repeat(20_000));
  await closed;
  expect((await server.get('/health')).status).toBe(200);
});

it('clients: a socket that asks too fast is not heard, then cut off, and others are served', async () => {
  const server = await startServer({ limits: { ...DEFAULT_LIMITS, messagesPerSecond: 5, messageBurst: 10 } });
  const { matchID } = await runningMatch(server);
  const flood = openSocket(server.url);
  let answers = 0;
  flood.on('sync', () => {
    answers += 1;
  });
  await nextEvent(flood, 'connect');
  flood.io.reconnection(false);
  const closed = nextEvent(flood, 'disconnect');
  const refused = nextEvent(flood, 'refused');
  for (let i = 0; i < 400; i++) flood.emit('sync', matchID, null);
  expect(await refused).toEqual([null, null, 'rate']);
  await closed;
  expect(answers).toBeLessThanOrEqual(4);
  expect((await enter(server, { matchID })).info.state._stateID).toBe(0);
});

it('clients: one address may create, write, read and hold open only so much', async () => {
  const server = await startServer({
    limits: {
      ...DEFAULT_LIMITS,
      createsPerMinute: 2,
      writesPerMinute: 3,
      readsPerMinute: 4,
      socketsPerAddress: 2,
    },
  });
  const matchID = await createMatch(server);
  await createMatch(server);
  expect((await server.post(`${GAME}/create`, { numPlayers: 2 })).status).toBe(429);
  const joins = [];
  for (let i = 0; i < 4; i++) joins.push(await server.post(`${GAME}/${matchID}/join`, { playerName: '' }));
  expect(joins.map(({ status }) => status)).toEqual([400, 400, 400, 429]);
  const reads = [];
  for (let i = 0; i < 5; i++) reads.push(await server.get('/games'));
  expect(reads.map(({ status }) => status)).toEqual([200, 200, 200, 200, 429]);
  expect((await server.get('/health')).status).toBe(200);
  const sockets = [openSocket(server.url), openSocket(server.url)];
  await Promise.all(sockets.map(socket => nextEvent(socket, 'connect')));
  const third = openSocket(server.url);
  await nextEvent(third, 'connect_error');
  third.close();
  sockets[0]!.close();
  // It asks again until the server has noticed.
  await nextEvent(openSocket(server.url), 'connect');
});

it('clients: the games that are not served cannot be reached', async () => {
  const server = await startServer({}, [serveGame(await loadRules('priests-of-ra'))]);
  for (const name of ['chess', '__proto__', 'constructor']) {
    expect((await server.get(`/games/${name}`)).status).toBe(404);
    expect((await server.post(`/games/${name}/create`, { numPlayers: 2 })).status).toBe(404);
  }
});
