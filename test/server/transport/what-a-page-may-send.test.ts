import { expect, it } from 'vitest';
import { hiddenChoice } from '../support/hidden-choice.ts';
import { keptLog } from '../support/kept-log.ts';
import { listedIn } from '../support/listed.ts';
import { runningMatch } from '../support/running-match.ts';
import { nextEvent, openSocket, startServer } from '../support/running-server.ts';
import { enter, moveMessage } from '../support/seat-client.ts';

it.each([
  ['SYNC', { state: { G: {}, ctx: {} } }],
  ['UPDATE', { state: { G: {}, ctx: {} } }],
  ['RESET', { state: { G: {}, ctx: {} } }],
  ['PATCH', { patch: [{ op: 'replace', path: '/G/centre', value: 16 }] }],
  ['UNDO', {}],
  ['REDO', {}],
  ['PLUGIN', {}],
  ['STRIP_TRANSIENTS', {}],
])('the action %s changes nothing', async (type, more) => {
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

it('parts of a move that the server does not know are not passed on', async () => {
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

it('payload.playerID is overwritten with the seat of the socket', async () => {
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

it("a message as another seat than the socket's is refused, with whatever credentials", async () => {
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
  'the event %s of the framework is nobody’s to send',
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
  'the move name %j is not a move',
  async name => {
    const server = await startServer();
    const { matchID, mover, socket, stored } = await runningMatch(server);
    socket.emit('update', ...moveMessage(mover, 0, [name]));
    expect(await nextEvent(socket, 'refused')).toEqual([matchID, 0, 'unknown-move']);
    expect((await stored()).state._stateID).toBe(0);
  },
);

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
])('arguments like %j reach no rule and end no process', async args => {
  const server = await startServer();
  const { matchID, mover, socket, stored } = await runningMatch(server);
  const payload = { type: 'bid', args, playerID: mover.seat, credentials: mover.credentials };
  socket.emit('update', { type: 'MAKE_MOVE', payload }, 0, matchID, mover.seat);
  expect(await nextEvent(socket, 'refused')).toEqual([null, null, 'malformed']);
  expect((await stored()).state._stateID).toBe(0);
});

it('bytes in place of a list are no message, and nothing to report', async () => {
  const log = keptLog();
  const server = await startServer({ logLevel: 'warn' }, undefined, undefined, undefined, log);
  const { matchID, socket } = await runningMatch(server);
  socket.emit('beforehand', matchID, 0, Buffer.from([1, 2, 3]));
  expect(await nextEvent(socket, 'refused')).toEqual([null, null, 'malformed']);
  expect(log.take()).toEqual([]);
});

it('a move that throws is a refusal, and the server and the match go on', async () => {
  const server = await startServer({ botDelay: 60_000 }, [hiddenChoice({ refusalOf: () => null })]);
  const { body } = await server.post('/games/hidden-choice/create', {
    numPlayers: 2,
    setupData: { bots: { 1: 'easy' } },
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

it('a sync for an unknown match creates none', async () => {
  const server = await startServer();
  const socket = openSocket(server.url);
  for (const id of ['nobodyknows', 'x'.repeat(32)]) {
    socket.emit('sync', id, null, undefined, 5000);
    expect(await nextEvent(socket, 'refused')).toEqual([id, null, 'unknown-match']);
    expect(await server.store.load(id)).toBeNull();
  }
  socket.emit('sync', '../../etc/passwd', null);
  expect(await nextEvent(socket, 'refused')).toEqual([null, null, 'malformed']);
  expect(await listedIn(server.store)).toEqual([]);
});
