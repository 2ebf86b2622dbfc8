import type { Socket } from 'socket.io-client';
import { expect, it } from 'vitest';
import type { AnyBot } from '../../../src/game/contract.ts';
import type { RuRaReEvent } from '../../../src/game/ru-ra-re/events.ts';
import type { Row } from '../../../src/game/ru-ra-re/table.ts';
import type { GameToServe } from '../../../src/server/served-game.ts';
import { loadGame } from '../../game/load-game.ts';
import { type Chooser, openChooser, openTable, seatChoosers } from '../support/choosers.ts';
import { eventually, startServer, type TestServer, temporaryDirectory } from '../support/running-server.ts';
import { pathOf } from '../support/seat-client.ts';

/** Ru-Ra-Re with less time than a table may choose, so that nobody here has to wait for five seconds. */
const hurried = async (seconds: number, afterwards = seconds): Promise<GameToServe> => {
  const module = await loadGame('ru-ra-re');
  return { ...module, hurry: ({ G }) => (G.round === 1 && G.throw === 1 ? seconds : afterwards) };
};
const CLOCKED = { secondsToAct: 120 };

const eventsOf = async (server: TestServer, { who }: Chooser): Promise<readonly RuRaReEvent[]> =>
  (await server.get(`${pathOf('ru-ra-re')}/${who.matchID}/record`)).body.events;

const showsOf = async (server: TestServer, page: Chooser): Promise<Readonly<Record<string, Row>>[]> =>
  (await eventsOf(server, page)).flatMap(event => (event.type === 'show' ? [event.choices] : []));

type Told = { readonly from: string; readonly left: number };
const clocksOf = (socket: Socket): Told[] => {
  const told: Told[] = [];
  socket.on('clock', (_id, from, left) => told.push({ from, left }));
  return told;
};

it('[Q-12] when the time is up a row is drawn for those who have not chosen, and what was chosen stays', async () => {
  const server = await startServer({}, [await hurried(0.4)]);
  const table = await openTable(server, 4, CLOCKED);
  const [ada] = table as [Chooser];
  expect(await ada.choose(2)).toBe('made');
  expect(await ada.choose(7)).toBe('changed');
  await ada.until(({ G }) => G.round > 1 || G.throw > 1);
  const [first] = await showsOf(server, ada);
  expect(Object.keys(first!)).toEqual(['0', '1', '2', '3']);
  expect(first![0]).toBe(7);
  for (const row of Object.values(first!)) expect(row >= 1 && row <= 8).toBe(true);
});

it('[Q-12] a table whose players all sleep comes to its end, on rows that hold cards and are not always the same', async () => {
  const server = await startServer({}, [await hurried(0.002)]);
  const [ada] = (await openTable(server, 3, CLOCKED)) as [Chooser];
  await ada.until(({ ctx }) => ctx.gameover !== undefined);
  const shows = await showsOf(server, ada);
  const rows = new Set(shows.flatMap(choices => Object.values(choices)));
  expect([...rows].toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(shows.some(choices => choices[0] !== choices[1])).toBe(true);
});

it('[Q-12] what comes after the reveal that the clock brought counts for nothing', async () => {
  const server = await startServer({}, [await hurried(0.3)]);
  const [ada, ned] = (await openTable(server, 2, CLOCKED)) as [Chooser, Chooser];
  await ned.choose(1);
  await ada.until(({ _stateID }) => _stateID >= 2);
  expect(['not-this-throw', 'not-asked']).toContain(await ada.chooseAt(1, 1, 6));
  const { log } = await server.db.fetch(ada.who.matchID, { log: true });
  expect(log[0]!.action.payload).toMatchObject({ playerID: '1', args: [1, 1, 1] });
  expect(log[1]!.action.payload).toMatchObject({ playerID: '0', args: [1, 1, expect.any(Number)] });
  expect((await showsOf(server, ada))[0]).toEqual({ 0: log[1]!.action.payload.args![2], 1: 1 });
});

it('[Q-12] a clock that runs out while the last choice is being kept draws nothing in the throw that follows', async () => {
  const server = await startServer({}, [await hurried(0.5, 60)]);
  const [ada, ned] = (await openTable(server, 2, CLOCKED)) as [Chooser, Chooser];
  await ada.choose(1);
  let release = () => {};
  const busy = new Promise<void>(resolve => {
    release = resolve;
  });
  void server.house.mutex.run(ada.who.matchID, () => busy);
  const answer = ned.choose(1);
  // The time is up meanwhile, and what follows from it waits behind the choice.
  await new Promise(resolve => setTimeout(resolve, 800));
  release();
  expect(await answer).toBe('made');
  await server.house.mutex.idle();
  const { state } = await server.db.fetch(ada.who.matchID, { state: true });
  expect([state._stateID, state.G.throw, state.G.chosen]).toEqual([2, 2, [false, false]]);
});

it('tells the time left to whoever comes, after each choice, and anew with each throw', async () => {
  const server = await startServer();
  const [ada, ned] = (await openTable(server, 2, CLOCKED)) as [Chooser, Chooser];
  const told = clocksOf(ada.socket);
  ada.socket.emit('sync', ada.who.matchID, ada.who.seat, ada.who.credentials);
  await eventually(() => told.length).toBe(1);
  await new Promise(resolve => setTimeout(resolve, 30));
  await ada.choose(1);
  await eventually(() => told.length).toBe(2);
  // A change is nobody's business, not even the clock's.
  await ada.choose(2);
  await ada.choose(1);
  await new Promise(resolve => setTimeout(resolve, 30));
  await ned.choose(1);
  await eventually(() => told.length).toBe(3);
  const [from, again, next] = told.map(each => each.from);
  expect(told).toHaveLength(3);
  expect(again).toBe(from);
  expect(next).not.toBe(from);
  const [first, second, third] = told as [Told, Told, Told];
  expect(first.left).toBeLessThanOrEqual(120_000);
  expect(second.left).toBeLessThan(first.left);
  expect(second.left).toBeGreaterThan(0);
  expect(third.left).toBeGreaterThan(second.left);
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
  const server = await startServer({}, [await hurried(0.05)]);
  const { body } = await server.post(`${pathOf('ru-ra-re')}/create`, { numPlayers: 2, setupData: CLOCKED });
  await new Promise(resolve => setTimeout(resolve, 200));
  expect((await server.db.fetch(body.matchID, { state: true })).state._stateID).toBe(0);
});

it('begins anew after a restart, and what was chosen before stays', async () => {
  const dataDir = temporaryDirectory();
  const before = await startServer({ dataDir });
  const people = await seatChoosers(before, 2, CLOCKED);
  const ada = await openChooser(before, people[0]!);
  const told = clocksOf(ada.socket);
  await ada.choose(1);
  await ada.choose(5);
  // Far longer than the restart takes until somebody is told.
  await new Promise(resolve => setTimeout(resolve, 3000));
  ada.socket.emit('sync', ada.who.matchID, ada.who.seat, ada.who.credentials);
  await eventually(() => told.length).toBeGreaterThan(1);
  ada.socket.close();
  await before.close();

  const after = await startServer({ dataDir });
  const back = await openChooser(after, people[0]!);
  expect(back.seen().G).toMatchObject({ choice: 5, chosen: [true, false] });
  const now = clocksOf(back.socket);
  back.socket.emit('sync', back.who.matchID, back.who.seat, back.who.credentials);
  await eventually(() => now.length).toBeGreaterThan(0);
  expect(now[0]!.left).toBeGreaterThan(told.at(-1)!.left);
});

it('after a restart the clock that began anew moves for those who are late', async () => {
  const dataDir = temporaryDirectory();
  const before = await startServer({ dataDir });
  const people = await seatChoosers(before, 2, CLOCKED);
  const ada = await openChooser(before, people[0]!);
  await ada.choose(5);
  ada.socket.close();
  await before.close();
  const after = await startServer({ dataDir }, [await hurried(0.05)]);
  const back = await openChooser(after, people[0]!);
  await back.until(({ G }) => G.round > 1 || G.throw > 1);
  expect((await showsOf(after, back))[0]).toMatchObject({ 0: 5, 1: expect.any(Number) });
});

it('bots have chosen long before the time is up, all of them, and see nothing of one another', async () => {
  const seen: { readonly choice: Row | null; readonly chosen: readonly boolean[] }[] = [];
  const module = await loadGame('ru-ra-re');
  const steady: AnyBot = (view, _seat, legal) => {
    seen.push(structuredClone(view));
    return legal[0]!;
  };
  const server = await startServer({}, [{ ...module, bots: { ...module.bots, steady } }]);
  const bots = { 0: 'steady', 1: 'steady', 2: 'steady' };
  const [ada] = (await openTable(server, 4, { ...CLOCKED, bots })) as [Chooser];
  await ada.until(({ G }) => G.chosen.filter(Boolean).length === 3);
  const { state } = await server.db.fetch(ada.who.matchID, { state: true });
  expect(state.G.secret.choices).toEqual([1, 1, 1, null]);
  expect(seen.map(({ choice }) => choice)).toEqual([null, null, null]);
  expect(JSON.stringify(seen)).not.toContain('secret');
});
