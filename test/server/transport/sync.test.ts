import { expect, it } from 'vitest';
import { Matches } from '../../../src/server/match/matches.ts';
import type { LogPart } from '../../../src/server/match/ports.ts';
import { openSqliteStore } from '../../../src/server/storage/sqlite-store.ts';
import { Pages } from '../../../src/server/transport/pages.ts';
import { enterMatch } from '../../../src/server/transport/sync.ts';
import { secretOf, servedGame } from '../support/decisions.ts';
import { FakeNamespace } from '../support/fake-sockets.ts';
import { closeLater } from '../support/running-server.ts';
import { createTable, sit, storedIn } from '../support/two-owners.ts';

const ruRaRe = await servedGame('ru-ra-re');

/** An owner of matches and its pages, whose store answers only when it may: for each log that is read, one `goOn`. */
const open = async () => {
  const store = openSqliteStore(null);
  closeLater(() => store.close());
  let isHeld = false;
  const held: (() => void)[] = [];
  const slow = {
    ...store,
    log: async (id: string, part: LogPart) => {
      const log = await store.log(id, part);
      if (isHeld) await new Promise<void>(go => void held.push(go));
      return log;
    },
  };
  const pages = new Pages({ reader: slow });
  const matches = new Matches({
    store: slow,
    games: new Map([[ruRaRe.name, ruRaRe]]),
    presence: pages,
    publisher: pages,
    deadlines: { expect: () => {} },
    pace: { botDelay: 0, standInAfter: 0, goneAfter: 0, clockSecond: 1000 },
  });
  const begin = async (id: string) => {
    await createTable(matches, id, 'ru-ra-re', 2);
    for (const seat of [0, 1]) await matches.send(id, sit(seat));
  };
  await begin('table-1');
  const reconciled: Promise<unknown>[] = [];
  const expectAt = (ids: readonly string[]) => ids.map(id => matches.send(id, { kind: 'presence' }));
  const logged: string[] = [];
  const presenceUpdates = { expect: (ids: readonly string[]) => void reconciled.push(...expectAt(ids)) };
  return {
    pages,
    matches,
    house: {
      matches,
      pages,
      presenceUpdates,
      log: { error: (_facts: object, message: string) => void logged.push(message) },
    },
    logged,
    /** Resolves when those at the matches have been told who has come and gone. */
    told: () => Promise.all(reconciled),
    begin,
    hold: () => {
      isHeld = true;
    },
    /** Lets the readings that wait go on; those that begin later too, or with `one` not. */
    goOn: async () => {
      while (held.length === 0) await new Promise(setImmediate);
      for (const go of held.splice(0)) go();
    },
    letGo: () => {
      isHeld = false;
      for (const go of held.splice(0)) go();
    },
  };
};

/** A socket, and the names and numbers of the states of what it was sent. */
const socketOf = (id: string) => {
  const heard: string[] = [];
  // biome-ignore lint/suspicious/noExplicitAny: a message of any shape
  const hear = (event: string, ...[, told, stateID]: any[]) => {
    const number = event === 'patch' ? stateID : (told?.state?._stateID ?? told?._stateID);
    heard.push([event, number].filter(part => part !== undefined).join(' '));
  };
  return { socket: namespace.socket(id, hear), heard };
};
const namespace = new FakeNamespace();

const choose = (matches: Matches, seat: number, id = 'table-1') =>
  matches.send(id, {
    kind: 'move',
    seat,
    credentials: secretOf(seat),
    move: ['choose', 1, 1, 1 + seat],
    stateID: 0,
    id: null,
  });
const as = (seat: number | null, matchID = 'table-1') => ({
  matchID,
  seat,
  credentials: seat === null ? null : secretOf(seat),
});

it('what happens while a page’s match is read is in what it is sent, and it is sent that once', async () => {
  const { pages, matches, house, hold, goOn, letGo } = await open();
  const { socket, heard } = socketOf('ada');
  hold();
  const entered = enterMatch(house, ruRaRe, socket, as(0));
  while (pages.of(socket) === null) await new Promise(setImmediate);
  await choose(matches, 1);
  expect(heard).toEqual([]);
  await goOn();
  // What was read is no longer so: it is read again.
  await choose(matches, 0);
  expect(heard).toEqual([]);
  letGo();
  expect(await entered).toBeNull();
  expect(heard.filter(event => event.startsWith('sync'))).toEqual(['sync 2']);
  await matches.send('table-1', { kind: 'leave', seat: 1, credentials: secretOf(1) });
  expect(heard.slice(-2)).toEqual(['matchData', 'table']);
});

it('a match that was dealt from other cards is shown, and the log names the hashes of both', async () => {
  const { house, logged } = await open();
  const [now, other] = [ruRaRe.dataHash!, { ...ruRaRe, dataHash: 'b'.repeat(64) }];
  expect(await enterMatch(house, ruRaRe, socketOf('ada').socket, as(0))).toBeNull();
  expect(logged).toEqual([]);
  const { socket, heard } = socketOf('ned');
  expect(await enterMatch(house, other, socket, as(1))).toBeNull();
  expect(heard).toContain('sync 0');
  expect(logged).toEqual([expect.stringMatching(`${now}.*${other.dataHash}`)]);
});

it('a page that leaves, or goes elsewhere, while its match is read is sent nothing of it', async () => {
  const { pages, house, begin, hold, letGo } = await open();
  await begin('table-2');
  const { socket, heard } = socketOf('ada');
  hold();
  const first = enterMatch(house, ruRaRe, socket, as(0));
  while (pages.of(socket) === null) await new Promise(setImmediate);
  pages.leave(socket);
  letGo();
  await first;
  expect(heard).toEqual([]);
  expect(pages.at('table-1')).toEqual([]);
});

it('a socket is at one match: those at the other see its owner go, and it hears nothing from there', async () => {
  const { pages, matches, house, told, begin } = await open();
  await begin('table-2');
  const [ada, ned] = [socketOf('ada'), socketOf('ned')];
  await enterMatch(house, ruRaRe, ada.socket, as(0));
  await enterMatch(house, ruRaRe, ned.socket, as(1));
  await told();
  expect([...pages.seatsAt('table-1')]).toEqual([0, 1]);
  const before = ned.heard.length;
  await enterMatch(house, ruRaRe, ada.socket, as(0, 'table-2'));
  await told();
  expect([...pages.seatsAt('table-1')]).toEqual([1]);
  expect(ned.heard.slice(before)).toEqual(['matchData', 'table']);
  const heard = ada.heard.length;
  await choose(matches, 1);
  expect(ada.heard.length).toBe(heard);
  expect(Object.keys((await storedIn(matches, 'table-1')).control.deadlines.absences)).toEqual(['0']);
});

it('of a page that comes everybody is told, of its second one nobody', async () => {
  const { house, told } = await open();
  const [ada, again, ned] = [socketOf('ada'), socketOf('again'), socketOf('ned')];
  await enterMatch(house, ruRaRe, ned.socket, as(1));
  await told();
  const before = ned.heard.length;
  await enterMatch(house, ruRaRe, ada.socket, as(0));
  await told();
  expect(ned.heard.slice(before)).toEqual(['matchData', 'table']);
  await enterMatch(house, ruRaRe, again.socket, as(0));
  await enterMatch(house, ruRaRe, socketOf('onlooker').socket, as(null));
  await told();
  expect(ned.heard.slice(before)).toEqual(['matchData', 'table']);
});
