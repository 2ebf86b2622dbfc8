import { expect, it } from 'vitest';
import type { MatchStore } from '../../../src/server/match/ports.ts';
import {
  eventually,
  nextEvent,
  openSocket,
  startServer,
  type TestServer,
} from '../support/running-server.ts';
import {
  createMatch,
  enter,
  GAME,
  join,
  moveMessage,
  seatedMatch,
  someMove,
} from '../support/seat-client.ts';

// What may happen at a match as soon as its storage truly waits.

/** Does something between a call of the storage and its answer, the first time it is made. */
const during = <Call extends 'load' | 'history' | 'commit'>(
  { store }: TestServer,
  call: Call,
  meanwhile: () => Promise<unknown>,
) => {
  const open = store as { -readonly [K in Call]: MatchStore[K] };
  const real = open[call] as (asked: never) => Promise<unknown>;
  open[call] = (async (asked: never) => {
    open[call] = real as MatchStore[Call];
    const answer = await real(asked);
    await meanwhile();
    return answer;
  }) as MatchStore[Call];
};

it('whoever gave up a seat while their page was brought there is not let in', async () => {
  const server = await startServer();
  const matchID = await createMatch(server);
  const ada = await join(server, matchID, 'Ada');
  await join(server, matchID, 'Ned');
  const other = await createMatch(server, { numPlayers: 3 });
  const ann = await join(server, other, 'Ann');
  await join(server, other, 'Bob');
  during(server, 'load', () =>
    server.post(`${GAME}/${other}/leave`, { playerID: ann.seat, credentials: ann.credentials }),
  );
  const socket = openSocket(server.url);
  socket.emit('sync', other, ann.seat, ann.credentials);
  expect(await nextEvent(socket, 'refused')).toEqual([other, null, 'credentials']);
  expect(server.pages.at(other)).toEqual([]);
  expect((await enter(server, ada)).info.state._stateID).toBe(0);
});

it('a page is told when its match has gone while it was brought there', async () => {
  const server = await startServer();
  const matchID = await createMatch(server);
  const ada = await join(server, matchID, 'Ada');
  during(server, 'load', () =>
    server.post(`${GAME}/${matchID}/leave`, { playerID: ada.seat, credentials: ada.credentials }),
  );
  const socket = openSocket(server.url);
  socket.emit('sync', matchID, null);
  expect(await nextEvent(socket, 'refused')).toEqual([matchID, null, 'unknown-match']);
  expect(server.pages.at(matchID)).toEqual([]);
});

it('a bot that begins to stand in as the player comes back gets up again', async () => {
  const server = await startServer({ standInAfter: 0, botDelay: 60_000 });
  const seats = await seatedMatch(server);
  const { matchID } = seats[0]!;
  const { state } = await server.stored(matchID);
  const mover = seats[Number(state.ctx.currentPlayer)]!;
  const waiter = seats[1 - Number(state.ctx.currentPlayer)]!;
  // The page has been read as nobody stood in, and is there only once somebody does.
  const playerNow = async () => (await server.stored(matchID)).metadata.players[Number(mover.seat)];
  const socket = openSocket(server.url);
  await nextEvent(socket, 'connect');
  during(server, 'load', async () => {
    await enter(server, waiter);
    await eventually(playerNow).toHaveProperty('data');
  });
  socket.emit('sync', matchID, mover.seat, mover.credentials);
  await nextEvent(socket, 'sync');
  await eventually(playerNow).not.toHaveProperty('data');
});

it('of two readings for one page, made as the match changes, the page ends up with the present one', async () => {
  const server = await startServer();
  const seats = await seatedMatch(server);
  const { state } = await server.stored(seats[0]!.matchID);
  const mover = seats[Number(state.ctx.currentPlayer)]!;
  const waiter = seats[1 - Number(state.ctx.currentPlayer)]!;
  const page = await enter(server, waiter);
  const { socket, info } = await enter(server, mover);
  const states: number[] = [];
  page.socket.on('sync', (_id, { state: { _stateID } }) => states.push(_stateID));
  page.socket.on('update', (_id, { _stateID }) => states.push(_stateID));

  // What was read for them when they came is kept: after a move it has to be read again.
  socket.emit('update', ...moveMessage(mover, 0, someMove(info.state.G, Number(mover.seat), 'first')));
  const [, moved] = await nextEvent(socket, 'update');
  await eventually(() => states).toEqual([1]);
  const next = seats[Number(moved.ctx.currentPlayer)]!;

  // The first two readings wait with what they have read.
  const open = server.store as { -readonly [K in keyof MatchStore]: MatchStore[K] };
  const { log } = open;
  let readings = 0;
  const held: (() => void)[] = [];
  open.log = async (id, part) => {
    readings += 1;
    const read = await log(id, part);
    if (readings <= 2) await new Promise<void>(resolve => held.push(resolve));
    return read;
  };
  const ask = () => page.socket.emit('sync', waiter.matchID, waiter.seat, waiter.credentials);
  ask();
  await eventually(() => held.length).toBe(1);
  ask();
  const second = someMove(moved.G, Number(next.seat), 'second');
  (next === mover ? socket : page.socket).emit('update', ...moveMessage(next, 1, second));
  await nextEvent(socket, 'update');
  for (const go of held.splice(0)) go();
  await eventually(() => held.length).toBe(1);
  for (const go of held.splice(0)) go();
  await eventually(() => states.length).toBe(4);
  // The moves, and then what was asked for, twice.
  expect(states).toEqual([1, 2, 2, 2]);
});
