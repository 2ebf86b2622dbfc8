import { pino } from 'pino';
import { expect, it } from 'vitest';
import type { MatchData } from '../../../src/server/boardgame.ts';
import { configFrom } from '../../../src/server/config.ts';
import type { Matches } from '../../../src/server/match/matches.ts';
import { NEW_CONTROL } from '../../../src/server/match/stored-match.ts';
import { type Lifetimes, Retirement } from '../../../src/server/schedule/retirement.ts';
import { secretOf } from '../support/decisions.ts';
import { ownerOf } from '../support/owners.ts';
import { eventually, nextEvent, openSocket, startServer } from '../support/running-server.ts';
import { createMatch, enter, GAME, join, seatedMatch } from '../support/seat-client.ts';
import { onEachStorage } from '../support/storages.ts';
import { createTable, sit, storedIn } from '../support/two-owners.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const log = pino({ level: 'silent' });
const { lifetimes: DEFAULTS } = configFrom({});

/** A clock that stands where it is put. */
const clockAt = (at = 0) => {
  const clock = { at, now: () => clock.at };
  return clock;
};

onEachStorage(newDatabase => {
  const house = async (lifetimes: Lifetimes = DEFAULTS, present: readonly number[] = []) => {
    const store = await (await newDatabase())();
    const clock = clockAt(1000);
    const matches = ownerOf(store, { clock: clock.now, present });
    const retirement = new Retirement({ store, matches, lifetimes, log, clock: clock.now });
    return { store, clock, matches, retirement };
  };
  const moveIn = async (matches: Matches, id: string) => {
    const { state } = await storedIn(matches, id);
    const seat = Number(state!.ctx.currentPlayer);
    const moved = await matches.send(id, {
      kind: 'move',
      seat,
      credentials: secretOf(seat),
      move: ['draw'],
      stateID: state!._stateID,
      id: null,
    });
    expect(moved).toMatchObject({ acknowledgement: 'made' });
  };
  const table = async (matches: Matches, id: string, people: number) => {
    await createTable(matches, id, 'ra', 2);
    for (let seat = 0; seat < people; seat++) await matches.send(id, sit(seat));
  };

  it('a table that nobody came to goes after a day, a match that nobody goes on with after four weeks', async () => {
    const { store, clock, matches, retirement } = await house();
    await table(matches, 'waiting', 1);
    await table(matches, 'running', 2);
    await moveIn(matches, 'running');
    for (const [at, removed] of [
      [1000 + DAY, 0],
      [1001 + DAY, 1],
      [1000 + 28 * DAY, 0],
      [1001 + 28 * DAY, 1],
    ] as const) {
      clock.at = at;
      expect([at, await retirement.sweep()]).toEqual([at, removed]);
      expect(await store.load('waiting')).toEqual(at > 1000 + DAY ? null : expect.anything());
    }
    expect(await store.load('running')).toBeNull();
  });

  it('a match that no person ever moved in goes within the hour, also one that has ended so', async () => {
    const { store, clock, matches, retirement } = await house();
    for (const id of ['untouched', 'moved']) await table(matches, id, 2);
    await moveIn(matches, 'moved');
    const untouched = (await store.load('untouched'))!;
    const ended = { ...untouched, id: 'ended', data: { ...untouched.data, gameover: {} } };
    await store.create(ended, null);
    clock.at = 1000 + HOUR / 2;
    expect(await retirement.sweep()).toBe(0);
    clock.at = 1000 + HOUR;
    expect(await retirement.sweep()).toBe(2);
    expect(await Promise.all(['untouched', 'ended', 'moved'].map(id => store.load(id)))).toEqual([
      null,
      null,
      expect.anything(),
    ]);
    // What a rating or a standing rests on is kept.
    const rests = { tournament: { id: 'evening', round: 1 } };
    const { setupData } = untouched.data;
    for (const [id, more] of [
      ['of-tournament', rests],
      ['rated-one', { setupData: { ...setupData, rated: true } }],
    ] as const)
      await store.create({ ...ended, id, data: { ...ended.data, ...more } }, null);
    expect(await retirement.sweep()).toBe(0);
    // Where somebody sits there it has as much time again.
    const present = await house(DEFAULTS, [0]);
    await table(present.matches, 'untouched', 2);
    present.clock.at = 1000 + HOUR;
    expect(await present.retirement.sweep()).toBe(0);
  });

  it('a table is young again when somebody takes or leaves a seat', async () => {
    const { clock, matches, retirement } = await house();
    await table(matches, 'waiting', 0);
    clock.at = 20 * HOUR;
    await matches.send('waiting', sit(0));
    clock.at = 30 * HOUR;
    expect(await retirement.sweep()).toBe(0);
    clock.at = 45 * HOUR;
    expect(await retirement.sweep()).toBe(1);
  });

  it('where somebody sits, though they do nothing, there is as much time again', async () => {
    const { store, clock, matches, retirement } = await house(DEFAULTS, [0]);
    await table(matches, 'waiting', 1);
    await table(matches, 'running', 2);
    clock.at = 60 * DAY;
    expect(await retirement.sweep()).toBe(0);
    expect(await store.idle({ stage: 'open', before: clock.at, limit: 10 })).toEqual([]);
    expect(await store.idle({ stage: 'running', before: clock.at, limit: 10 })).toEqual([]);
  });

  it('finished matches stay for ever, or as long as is wanted; in batches', async () => {
    const { store, clock, matches, retirement } = await house();
    for (let i = 0; i < 45; i++) {
      const data = { gameName: 'ra', players: {}, createdAt: 0, updatedAt: i, gameover: {} } as MatchData;
      await store.create({ id: `match-${i}`, version: 1, data, state: null, control: NEW_CONTROL }, null);
    }
    clock.at = 10_000 * DAY;
    expect(await retirement.sweep()).toBe(0);
    const keepThirty = { ...DEFAULTS, finished: 30 * DAY };
    const keeping = new Retirement({ store, matches, lifetimes: keepThirty, log, clock: clock.now });
    clock.at = 30 * DAY + 42;
    expect(await keeping.sweep()).toBe(42);
    expect(await store.list({ gameName: 'ra', stage: 'finished', limit: 50 })).toHaveLength(3);
  });

  it('two servers that look at the same moment remove each match once, and what cannot be removed holds up nothing', async () => {
    const { store, clock, matches, retirement } = await house();
    const data = { gameName: 'chess', players: {}, createdAt: 0, updatedAt: 0 } as MatchData;
    await store.create({ id: 'unserved', version: 1, data, state: null, control: NEW_CONTROL }, null);
    for (let i = 0; i < 25; i++) await table(matches, `waiting-${i}`, 0);
    const owner = ownerOf(store, { clock: clock.now });
    const other = new Retirement({ store, matches: owner, lifetimes: DEFAULTS, log, clock: clock.now });
    clock.at = 2 * DAY;
    const removed = await Promise.all([retirement.sweep(), other.sweep()]);
    expect(removed[0]! + removed[1]!).toBe(25);
    expect(await store.idle({ stage: 'open', before: clock.at, limit: 10 })).toEqual([
      { id: 'unserved', since: 0 },
    ]);
  });
});

it('a page at a match that is removed is told so, and so is whoever comes later', async () => {
  const server = await startServer();
  const [ada] = await seatedMatch(server);
  const { matchID } = ada!;
  const { socket } = await enter(server, { matchID });
  const told = nextEvent(socket, 'refused');
  await server.matches.send(matchID, { kind: 'retire', before: Date.now() + 1 });
  expect(await told).toEqual([matchID, null, 'unknown-match']);
  const late = openSocket(server.url);
  late.emit('sync', matchID, ada!.seat, ada!.credentials);
  expect(await nextEvent(late, 'refused')).toEqual([matchID, null, 'unknown-match']);
  expect((await server.get(`${GAME}/${matchID}`)).status).toBe(404);
});

it('an open page keeps its table', async () => {
  const server = await startServer();
  const ada = await join(server, await createMatch(server));
  const page = openSocket(server.url);
  page.emit('sync', ada.matchID, ada.seat, ada.credentials);
  await nextEvent(page, 'matchData');
  const retire = { kind: 'retire', before: Date.now() + 1 } as const;
  expect(await server.matches.send(ada.matchID, retire)).toMatchObject({ acknowledgement: 'made' });
  expect((await server.get(`${GAME}/${ada.matchID}`)).status).toBe(200);
  page.close();
  await eventually(() => server.pages.seatsAt(ada.matchID).size).toBe(0);
  const later = { kind: 'retire', before: Date.now() + 1 } as const;
  expect(await server.matches.send(ada.matchID, later)).toMatchObject({ match: null });
});
