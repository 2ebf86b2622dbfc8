import { join as pathTo } from 'node:path';
import Database from 'better-sqlite3';
import type { Socket } from 'socket.io-client';
import { expect, it } from 'vitest';
import type { AnyBot } from '../../../src/game/contract.ts';
import { loadBots } from '../../../src/game/index.ts';
import type { RuRaReEvent } from '../../../src/game/ru-ra-re/events.ts';
import type { Row } from '../../../src/game/ru-ra-re/table.ts';
import { DATABASE_FILE } from '../../../src/server/storage/sqlite-store.ts';
import { type Chooser, openChooser, openTable, seatChoosers } from '../support/choosers.ts';
import { eventually, startServer, type TestServer, temporaryDirectory } from '../support/running-server.ts';
import { createMatch, join, pathOf } from '../support/seat-client.ts';

/** Ru-Ra-Re with less time than a table may choose, so that nobody here has to wait for five seconds. */
const CLOCKED = { secondsToAct: 120 };
const hurried = (seconds: number) => ({ clockSecond: (1000 * seconds) / CLOCKED.secondsToAct });

const eventsOf = async (server: TestServer, { who }: Chooser): Promise<readonly RuRaReEvent[]> =>
  (await server.get(`${pathOf('ru-ra-re')}/${who.matchID}/record`)).body.events;

const showsOf = async (server: TestServer, page: Chooser): Promise<Readonly<Record<string, Row>>[]> =>
  (await eventsOf(server, page)).flatMap(event => (event.type === 'show' ? [event.choices] : []));

/** As if everybody's time had run out at this moment. */
const timeIsUp = async ({ store, matches }: TestServer, { who }: Chooser): Promise<void> => {
  const before = (await store.load(who.matchID))!;
  const { control, version } = before;
  const clocks = Object.fromEntries(Object.keys(control.deadlines.clocks).map(seat => [seat, 1]));
  const next = {
    ...before,
    version: version + 1,
    control: { ...control, deadlines: { ...control.deadlines, clocks } },
  };
  await store.commit({ before, next, log: [] });
  await matches.send(who.matchID, { kind: 'reconcile' });
};

type Told = readonly (readonly [seat: number, left: number])[];
const clocksOf = (socket: Socket): Told[] => {
  const told: Told[] = [];
  socket.on('clock', (_id, seats) => told.push(seats));
  return told;
};
const seatsIn = (told: Told): number[] => told.map(([seat]) => seat);

it('[Q-12] when the time is up a row is drawn for those who have not chosen, and what was chosen stays', async () => {
  const server = await startServer();
  const table = await openTable(server, 4, CLOCKED);
  const [ada] = table as [Chooser];
  expect(await ada.choose(2)).toBe('made');
  expect(await ada.choose(7)).toBe('changed');
  await timeIsUp(server, ada);
  await ada.until(({ G }) => G.round > 1 || G.throw > 1);
  const [first] = await showsOf(server, ada);
  expect(Object.keys(first!)).toEqual(['0', '1', '2', '3']);
  expect(first![0]).toBe(7);
  for (const row of Object.values(first!)) expect(row >= 1 && row <= 8).toBe(true);
});

it('[Q-12] a table whose players all sleep comes to its end, on rows that hold cards, and no two of them meet', async () => {
  const server = await startServer(hurried(0.002));
  const [ada] = (await openTable(server, 3, CLOCKED)) as [Chooser];
  await ada.until(({ ctx }) => ctx.gameover !== undefined);
  const shows = await showsOf(server, ada);
  const rows = new Set(shows.flatMap(choices => Object.values(choices)));
  // A short match need not have shown each of them.
  expect([1, 2, 3, 4, 5, 6, 7]).toEqual(expect.arrayContaining([...rows]));
  expect(shows.every(choices => new Set(Object.values(choices)).size === 3)).toBe(true);
});

it('[Q-12] what comes after the reveal that the clock brought counts for nothing', async () => {
  const server = await startServer();
  const [ada, ned] = (await openTable(server, 2, CLOCKED)) as [Chooser, Chooser];
  await ned.choose(1);
  await timeIsUp(server, ada);
  await ada.until(({ _stateID }) => _stateID >= 2);
  expect(['not-this-throw', 'not-asked']).toContain(await ada.chooseAt(1, 1, 6));
  const { log } = await server.stored(ada.who.matchID);
  expect(log[0]!.action.payload).toMatchObject({ playerID: '1', args: [1, 1, 1] });
  expect(log[1]!.action.payload).toMatchObject({ playerID: '0', args: [1, 1, expect.any(Number)] });
  expect((await showsOf(server, ada))[0]).toEqual({ 0: log[1]!.action.payload.args![2], 1: 1 });
});

it('tells whoever comes how much time each has, and everybody whenever that changes', async () => {
  const server = await startServer();
  const [ada, ned] = (await openTable(server, 2, CLOCKED)) as [Chooser, Chooser];
  const told = clocksOf(ada.socket);
  ada.socket.emit('sync', ada.who.matchID, ada.who.seat, ada.who.credentials);
  await eventually(() => told.length).toBe(1);
  await ada.choose(1);
  // A change is nobody's business, not even the clock's.
  await ada.choose(2);
  await ada.choose(1);
  await ned.choose(1);
  await eventually(() => told.length).toBe(3);
  expect(told.map(seatsIn)).toEqual([[0, 1], [1], [0, 1]]);
  for (const [, left] of told.flat()) {
    expect(left).toBeLessThanOrEqual(120_000);
    expect(left).toBeGreaterThan(60_000);
  }
  const { control } = (await server.store.load(ada.who.matchID))!;
  expect(Object.keys(control.deadlines.clocks)).toEqual(['0', '1']);
});

it('runs in any game', async () => {
  const server = await startServer(hurried(0.002));
  const matchID = await createMatch(server, { numPlayers: 2, setupData: CLOCKED }, 'kheops');
  for (const name of ['Ada', 'Ned']) await join(server, matchID, name, 'kheops');
  await eventually(
    async () => (await server.get(`${pathOf('kheops')}/${matchID}`)).body.gameover,
  ).toBeTruthy();
});

it('tells nobody of a clock where the table plays without', async () => {
  const server = await startServer();
  const [ada, ned] = (await openTable(server, 2)) as [Chooser, Chooser];
  const told = clocksOf(ada.socket);
  await ada.choose(1);
  await ned.choose(2);
  await ned.until(({ G }) => G.round === 2);
  expect(told).toEqual([]);
});

it('runs only once all have sat down', async () => {
  const server = await startServer(hurried(0.01));
  const matchID = await createMatch(server, { numPlayers: 2, setupData: CLOCKED }, 'ru-ra-re');
  expect((await server.store.load(matchID))!.control.deadlines.clocks).toEqual({});
  for (const name of ['Ada', 'Ned']) await join(server, matchID, name, 'ru-ra-re');
  await eventually(async () => (await server.stored(matchID)).state._stateID).toBeGreaterThan(0);
});

it('a restart changes no clock, and what was chosen before stays', async () => {
  const dataDir = temporaryDirectory();
  const before = await startServer({ dataDir });
  const people = await seatChoosers(before, 2, CLOCKED);
  const ada = await openChooser(before, people[0]!);
  await ada.choose(1);
  await ada.choose(5);
  const { matchID } = ada.who;
  const { clocks } = (await before.store.load(matchID))!.control.deadlines;
  ada.socket.close();
  await before.close();

  const after = await startServer({ dataDir });
  const back = await openChooser(after, people[0]!);
  expect(back.seen().G).toMatchObject({ choice: 5, chosen: [true, false] });
  expect((await after.store.load(matchID))!.control.deadlines.clocks).toEqual(clocks);
});

it('whose time was up while no server ran is moved for when one runs again', async () => {
  const dataDir = temporaryDirectory();
  const before = await startServer({ dataDir });
  const people = await seatChoosers(before, 2, CLOCKED);
  const ada = await openChooser(before, people[0]!);
  await ada.choose(5);
  ada.socket.close();
  await before.close();
  // Two minutes pass: their deadlines are brought nearer by as much.
  const db = new Database(pathTo(dataDir, DATABASE_FILE));
  const control = JSON.stringify({
    deadlines: { bots: null, absences: {}, clocks: { 1: 1 } },
    acknowledged: {},
  });
  db.prepare('UPDATE match SET control = ?, deadline = 1').run(control);
  db.close();
  const after = await startServer({ dataDir });
  const back = await openChooser(after, people[0]!);
  await back.until(({ G }) => G.round > 1 || G.throw > 1);
  expect((await showsOf(after, back))[0]).toMatchObject({ 0: 5, 1: expect.any(Number) });
});

it('bots have chosen long before the time is up, all of them, and see nothing of one another', async () => {
  const seen: { readonly choice: Row | null; readonly chosen: readonly boolean[] }[] = [];
  const steady: AnyBot = (view, _seat, legal) => {
    seen.push(structuredClone(view));
    return legal[0]!;
  };
  const server = await startServer({}, undefined, { ...(await loadBots('ru-ra-re')), steady });
  const bots = { 0: 'steady', 1: 'steady', 2: 'steady' };
  const [ada] = (await openTable(server, 4, { ...CLOCKED, bots })) as [Chooser];
  await ada.until(({ G }) => G.chosen.filter(Boolean).length === 3);
  const { state } = await server.stored(ada.who.matchID);
  expect(state.G.secret.choices).toEqual([1, 1, 1, null]);
  expect(seen.map(({ choice }) => choice)).toEqual([null, null, null]);
  expect(JSON.stringify(seen)).not.toContain('secret');
});
