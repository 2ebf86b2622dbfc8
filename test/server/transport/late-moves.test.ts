import { expect, it } from 'vitest';
import { priestsOfRa } from '../../../src/game/priests-of-ra/rules.ts';
import { hiddenChoice } from '../support/hidden-choice.ts';
import { eventually, nextEvent, openSocket, startServer } from '../support/running-server.ts';
import { enter, type Joined, moveMessage, type SyncInfo, seatedMatch } from '../support/seat-client.ts';

it('choices made at the same time all count, and one of a round gone by does not', async () => {
  const server = await startServer({}, [hiddenChoice()]);
  const { body } = await server.post('/games/hidden-choice/create', { numPlayers: 3 });
  const { matchID } = body;
  const pages = [];
  for (const playerName of ['Ada', 'Ned', 'Zoe']) {
    const joined = await server.post(`/games/hidden-choice/${matchID}/join`, { playerName });
    const who = { matchID, seat: joined.body.playerID, credentials: joined.body.playerCredentials };
    pages.push({ who, socket: openSocket(server.url, 'hidden-choice') });
  }
  for (const { who, socket } of pages) {
    socket.emit('sync', matchID, who.seat, who.credentials);
    await nextEvent(socket, 'sync');
  }
  const stored = async () => (await server.stored(matchID)).state;
  // All three have state 0 before their eyes.
  for (const { who, socket } of pages) socket.emit('update', ...moveMessage(who, 0, ['choose', 1, 2]));
  await eventually(async () => (await stored()).G.round).toBe(2);
  expect((await stored()).G.shown).toEqual([[2, 2, 2]]);

  // The same message again, late: its round is over.
  const [{ who, socket }] = pages as [(typeof pages)[number]];
  socket.emit('update', ...moveMessage(who, 0, ['choose', 1, 3]));
  expect(await nextEvent(socket, 'refused')).toEqual([matchID, 0, 'not-this-round']);
  expect((await stored())._stateID).toBe(3);
});

/** Who is there, and who is not, is told a moment after somebody comes: whenever that is. */
const isOfMatch = (event: string): boolean => event !== 'matchData' && event !== 'table';

it('a move sent many times is made once; only who goes on with it is shown the state as a whole, once', async () => {
  const server = await startServer();
  const seats = await seatedMatch(server);
  const { info } = await enter(server, seats[0]!);
  const [toAct] = priestsOfRa.seatsToAct(info.state.G);
  const mover = seats.find(({ seat }) => Number(seat) === toAct) as Joined;
  const { socket } = await enter(server, mover);
  const refusals: unknown[] = [];
  const heard: string[] = [];
  socket.on('refused', (...args) => refusals.push(args));
  socket.onAny(event => isOfMatch(event) && heard.push(event));
  for (let i = 0; i < 5; i++) socket.emit('update', ...moveMessage(mover, 0, ['draw']));
  await eventually(() => refusals.length).toBe(4);
  expect(heard).toEqual(['patch', 'refused', 'update', 'refused', 'refused', 'refused']);
  const { state, log } = await server.stored(mover.matchID);
  expect(state._stateID).toBe(1);
  expect(log).toHaveLength(1);
  expect(refusals).toEqual(Array(4).fill([mover.matchID, 0, 'stale']));
});

it('a stale move does nothing and is answered with the code alone: what was missed is on its way already', async () => {
  const server = await startServer();
  const seats = await seatedMatch(server);
  const { info } = await enter(server, seats[0]!);
  const [toAct] = priestsOfRa.seatsToAct(info.state.G);
  const mover = seats.find(({ seat }) => Number(seat) === toAct) as Joined;
  const { socket } = await enter(server, mover);
  const heard: string[] = [];
  socket.onAny(event => isOfMatch(event) && heard.push(event));
  const answered = nextEvent(socket, 'refused');
  for (const move of ['draw', 'invokeRa']) socket.emit('update', ...moveMessage(mover, 0, [move]));
  expect(await answered).toEqual([mover.matchID, 0, 'stale']);
  expect(heard).toEqual(['patch', 'refused']);
  socket.emit('update', ...moveMessage(mover, 99, ['draw']));
  expect(await nextEvent(socket, 'refused')).toEqual([mover.matchID, 99, 'stale']);
  expect((await server.stored(mover.matchID)).log).toHaveLength(1);
});

it('a page that goes on in sight of an old state is shown what it missed, and then hears the code alone', async () => {
  const server = await startServer();
  const seats = await seatedMatch(server);
  const { info } = await enter(server, seats[0]!);
  const [toAct] = priestsOfRa.seatsToAct(info.state.G);
  const mover = seats.find(({ seat }) => Number(seat) === toAct) as Joined;
  const { socket } = await enter(server, mover);
  socket.emit('update', ...moveMessage(mover, 0, ['draw']));
  await nextEvent(socket, 'update');
  const updates: unknown[][] = [];
  socket.on('update', (...args) => updates.push(args));
  for (let n = 1; n <= 4; n++) {
    socket.emit('update', ...moveMessage(mover, 0, ['invokeRa']));
    expect(await nextEvent(socket, 'refused')).toEqual([mover.matchID, 0, 'stale']);
    expect(updates).toHaveLength(n === 1 ? 0 : 1);
  }
  const [[, state, log]] = updates as [[string, SyncInfo['state'], readonly unknown[]]];
  expect(state._stateID).toBe(1);
  expect(log).toHaveLength(1);
});
