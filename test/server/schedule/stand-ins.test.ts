import { expect, it } from 'vitest';
import { priestsOfRa } from '../../../src/game/priests-of-ra/rules.ts';
import { ROWS } from '../../../src/game/ru-ra-re/table.ts';
import { type Chooser, openChooser, seatChoosers } from '../support/choosers.ts';
import {
  eventually,
  nextEvent,
  startServer,
  type TestServer,
  temporaryDirectory,
} from '../support/running-server.ts';
import {
  createMatch,
  enter,
  GAME,
  type Joined,
  join,
  moveMessage,
  seatedMatch,
  seatsToldTo,
} from '../support/seat-client.ts';

/** A match of two people, and which of them is to move. */
const twoAtATable = async (server: TestServer) => {
  const seats = await seatedMatch(server, 2);
  const { state } = await server.stored(seats[0]!.matchID);
  const [toAct] = priestsOfRa.seatsToAct(state.G);
  const mover = seats.find(({ seat }) => Number(seat) === toAct)!;
  const waiter = seats.find(({ seat }) => Number(seat) !== toAct)!;
  return { matchID: mover.matchID, mover, waiter };
};

const stateID = async (server: TestServer, matchID: string) => (await server.stored(matchID)).state._stateID;
const playerOf = async (server: TestServer, { matchID, seat }: Joined) =>
  (await server.get(`${GAME}/${matchID}`)).body.players[Number(seat)];

it('who leaves a running match keeps the seat, and a bot stands in until the owner comes back', async () => {
  const server = await startServer();
  const { matchID, mover, waiter } = await twoAtATable(server);
  const { socket } = await enter(server, waiter);
  const seats = seatsToldTo(socket);
  const moverSeat = () => seats()?.[Number(mover.seat)];
  const moved = nextEvent(socket, 'update');
  const seat = { playerID: mover.seat, credentials: mover.credentials };
  expect((await server.post(`${GAME}/${matchID}/leave`, { ...seat, credentials: 'x' })).status).toBe(403);
  expect((await server.post(`${GAME}/${matchID}/leave`, seat)).status).toBe(200);
  await eventually(moverSeat).toMatchObject({ data: { bot: 'medium', standIn: true } });
  await moved;
  expect(await playerOf(server, mover)).toMatchObject({
    name: expect.stringContaining('Person'),
    isConnected: false,
    data: { bot: 'medium', standIn: true },
  });
  expect(
    (await server.post(`${GAME}/${matchID}/join`, { playerID: mover.seat, playerName: 'Eve' })).status,
  ).toBe(409);

  const { info } = await enter(server, mover);
  await eventually(moverSeat).not.toHaveProperty('data');
  expect(info.filteredMetadata[Number(mover.seat)]).not.toHaveProperty('data');
  const player = await playerOf(server, mover);
  expect(player).toMatchObject({ isConnected: true });
  expect(player).not.toHaveProperty('data');
});

it('a bot stands in for a player who stays away at its turn, and the owner plays on when it is back', async () => {
  const server = await startServer({ standInAfter: 30, botDelay: 0 });
  const { matchID, mover, waiter } = await twoAtATable(server);
  await enter(server, waiter);
  await eventually(() => playerOf(server, mover)).toMatchObject({ data: { bot: 'medium', standIn: true } });
  await eventually(() => stateID(server, matchID)).toBeGreaterThan(0);
  const { socket } = await enter(server, mover);
  expect(await playerOf(server, mover)).not.toHaveProperty('data');
  const { state } = await server.stored(matchID);
  const [toAct] = priestsOfRa.seatsToAct(state.G);
  if (toAct === Number(mover.seat)) {
    const move = priestsOfRa.legalMoves(state.G, toAct)[0]!;
    socket.emit('update', ...moveMessage(mover, state._stateID, move));
    await nextEvent(socket, 'update');
  }
});

const waitedFor = async (server: TestServer, matchID: string) =>
  Object.keys((await server.store.load(matchID))!.control.deadlines.absences);

it('who is away is waited for while somebody else sits at the table, and not otherwise', async () => {
  const server = await startServer({ standInAfter: 60_000 });
  const { matchID, mover, waiter } = await twoAtATable(server);
  expect(await waitedFor(server, matchID)).toEqual([]);
  await enter(server, { matchID });
  expect(await waitedFor(server, matchID)).toEqual([]);
  const page = await enter(server, waiter);
  await eventually(() => waitedFor(server, matchID)).toEqual([mover.seat]);
  await enter(server, mover);
  await eventually(() => waitedFor(server, matchID)).toEqual([]);
  page.socket.close();
  await eventually(() => playerOf(server, waiter)).toMatchObject({ isConnected: false });
  expect(await waitedFor(server, matchID)).toEqual([]);
});

it('who has sat down has the time to come, also where a bot plays at once for whoever is away', async () => {
  const server = await startServer({ goneAfter: 60_000 });
  const matchID = await createMatch(server, { numPlayers: 2, setupData: { botAfter: 0 } });
  const seats = [await join(server, matchID), await join(server, matchID, 'Ned')];
  const { state } = await server.stored(matchID);
  const [toAct] = priestsOfRa.seatsToAct(state.G);
  const before = Date.now();
  await enter(server, seats[1 - toAct!]!);
  await eventually(() => waitedFor(server, matchID)).toEqual([String(toAct)]);
  const { absences } = (await server.store.load(matchID))!.control.deadlines;
  expect(absences[toAct!]).toBeGreaterThanOrEqual(before + 60_000);
});

it('a restart makes nobody wait longer', async () => {
  const dataDir = temporaryDirectory();
  const before = await startServer({ dataDir, standInAfter: 60_000 });
  const { matchID, waiter } = await twoAtATable(before);
  await enter(before, waiter);
  await eventually(() => waitedFor(before, matchID)).toHaveLength(1);
  const { absences } = (await before.store.load(matchID))!.control.deadlines;
  await before.close();
  const after = await startServer({ dataDir, standInAfter: 60_000 });
  await enter(after, waiter);
  expect((await after.store.load(matchID))!.control.deadlines.absences).toEqual(absences);
});

it('where all choose at once bots stand in for everybody who is away, and an owner who comes back may still choose otherwise', async () => {
  const server = await startServer({ standInAfter: 30 });
  const people = await seatChoosers(server, 4);
  const ada = await openChooser(server, people[0]!);
  await ada.until(({ G }) => G.chosen.filter(Boolean).length === 3);
  expect(ada.seen().G).toMatchObject({ throw: 1, chosen: [false, true, true, true] });
  const ned: Chooser = await openChooser(server, people[1]!);
  const row = ROWS[ned.seen().G.choice! % ROWS.length]!;
  expect(await ned.choose(row)).toBe('changed');
  const players = (await server.get(`/games/ru-ra-re/${ada.who.matchID}`)).body.players;
  expect(players.map(({ data }: { data?: object }) => data ?? null)).toEqual([
    null,
    null,
    { bot: 'medium', standIn: true },
    { bot: 'medium', standIn: true },
  ]);
  await ada.choose(1);
  const { log } = await server.stored(ada.who.matchID);
  expect(log.at(3)!.metadata!.events![0]).toMatchObject({ type: 'show', choices: { 0: 1, 1: row } });
});
