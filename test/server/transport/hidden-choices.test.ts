import { expect, it } from 'vitest';
import { loadRules } from '../../../src/game/index.ts';
import type { Row } from '../../../src/game/ru-ra-re/table.ts';
import { serveGame } from '../../../src/server/match/served-game.ts';
import { type Chooser, openTable } from '../support/choosers.ts';
import { recordFrames } from '../support/frames.ts';
import { nextEvent, openSocket, startServer, type TestServer } from '../support/running-server.ts';
import { pathOf } from '../support/seat-client.ts';
import { watchPresence } from '../support/settled-presence.ts';

/** What three players send before a throw is shown, one after the other: by seat, and the rows in order. */
type Script = readonly { readonly seat: number; readonly rows: readonly Row[] }[];

const GAME = pathOf('ru-ra-re');

/** Servers on which all matches have the same cards. */
const twinServer = async (): Promise<TestServer> => {
  const module = await loadRules('ru-ra-re');
  return startServer({}, [serveGame(module, () => 'twins')]);
};

/** What the server's clock says, for whoever counts from it. */
const NOW = /"now":\d+/g;

/** Everything said to one page, with nothing left in it by which two tables with the same cards differ. */
const plain = (texts: readonly string[], { matchID }: { readonly matchID: string }): string[] =>
  texts
    .filter(text => text.includes('/ru-ra-re,[') || text.startsWith('{'))
    // How many watch is told by the clock.
    .filter(text => !text.includes('["watching"'))
    .map(text =>
      text
        .replaceAll(matchID, 'ID')
        .replaceAll(/"(created|updated)At":\d+/g, '"$1At":0')
        .replaceAll(NOW, '"now":0')
        .replaceAll(/"commitment":"[0-9a-f]{64}"/g, '"commitment":"HASH"')
        // A page's own name for its own move.
        .replace(/,"[\w-]{8,32}"\]$/, ',"MOVE"]'),
    );

/** What somebody hears who comes to the match now, or comes back to it. */
const comeAnew = async (url: string, matchID: string, as: Chooser | null): Promise<string[]> => {
  const socket = openSocket(url, 'ru-ra-re');
  const frames = recordFrames(socket);
  socket.emit('sync', matchID, as?.who.seat ?? null, as?.who.credentials);
  await nextEvent(socket, 'sync');
  socket.close();
  return frames;
};

/** Plays some throws as they stand in the scripts; `watcher`'s view of it all, and an onlooker's. */
const overheard = async (throws: readonly Script[], watcher: number) => {
  const server = await twinServer();
  const presence = watchPresence();
  const table = await openTable(server, 3);
  // From here on nobody comes or goes of whom anybody is told.
  await presence.settled();
  const page = table[watcher]!;
  const { matchID } = page.who;
  const heard = [openSocket(server.url, 'ru-ra-re'), openSocket(server.url, 'ru-ra-re')].map(socket => ({
    socket,
    frames: recordFrames(socket),
  }));
  for (const [i, { socket }] of heard.entries()) {
    socket.emit('sync', matchID, i === 0 ? page.who.seat : null, i === 0 ? page.who.credentials : undefined);
    await nextEvent(socket, 'sync');
  }
  const read: string[] = [];
  for (const script of throws) {
    for (const { seat, rows } of script) for (const row of rows) await table[seat]!.choose(row);
    for (const as of [page, null]) read.push(...(await comeAnew(server.url, matchID, as)));
    for (const path of [`${GAME}/${matchID}/record`, `${GAME}/${matchID}`, GAME])
      read.push((await server.get(path)).text);
  }
  // Whatever was on its way has come by the time these come back.
  for (const { socket } of heard) {
    socket.emit('sync', matchID, null);
    await nextEvent(socket, 'sync');
  }
  const [own, onlooker] = heard.map(({ frames }) => plain(frames, { matchID })) as [string[], string[]];
  return { own, onlooker, read: plain(read, { matchID }) };
};

const said = ([...rows]: Row[], seat = 0) => ({ seat, rows });

it.each<[what: string, one: Script, other: Script]>([
  ['what one seat chose', [said([1])], [said([6])]],
  ['what two seats chose', [said([1]), said([2], 1)], [said([3]), said([3], 1)]],
  ['whether a choice was changed', [said([1])], [said([1, 5])]],
  ['how often a choice was changed', [said([1, 2])], [said([1, 2, 3, 4, 5, 6, 7, 2, 1, 1])]],
  ['who changed a choice', [said([1, 4]), said([2], 1)], [said([1]), said([2, 7], 1)]],
  ['a change between choices of others', [said([1]), said([2], 1)], [said([1]), said([2], 1), said([4])]],
])('[Q-12] before the reveal nobody else is told %s', async (_what, one, other) => {
  const before = await overheard([one], 2);
  expect(before.onlooker.length).toBeGreaterThan(2);
  expect(before.own.length).toBeGreaterThan(2);
  expect(before.read.length).toBeGreaterThanOrEqual(5);
  expect(await overheard([other], 2)).toEqual(before);
});

it('[Q-12] nor after it how the others came to what they chose', async () => {
  const played = (changing: boolean) =>
    overheard(
      [
        [said(changing ? [3, 4, 1] : [1]), said(changing ? [7, 1] : [1], 1)],
        [said([2], 2)],
        // Two have clashed and throw again.
        [said(changing ? [5, 6] : [6])],
      ],
      2,
    );
  const plainly = await played(false);
  expect(plainly.own.join('')).toContain('"clash"');
  expect(await played(true)).toEqual(plainly);
});

/** All that is stored of a match but its state, in which the choice itself lies. */
const othersPart = async (server: TestServer, matchID: string) => {
  const { state: _, ...rest } = await server.stored(matchID);
  return rest;
};

it('[Q-12] a choice that was changed leaves everything that is kept for others as it was', async () => {
  const server = await startServer();
  const [ada, ned] = (await openTable(server, 2)) as [Chooser, Chooser];
  const { matchID } = ada.who;
  await ada.choose(1);
  const look = async () => [
    (await server.get(`${GAME}/${matchID}`)).text.replaceAll(NOW, ''),
    (await server.get(`${GAME}/${matchID}/record`)).text,
    await othersPart(server, matchID),
    plain(await comeAnew(server.url, matchID, ned), { matchID }),
  ];
  const before = await look();
  for (const row of [2, 3, 4, 4] as const) expect(await ada.choose(row)).toBe('changed');
  expect(await look()).toEqual(before);
  const { state } = await server.stored(matchID);
  expect([state._stateID, state.G.secret.choices]).toEqual([1, [4, null]]);
});

it('[Q-12] every page of a seat knows what it chose last, also one that comes later', async () => {
  const server = await startServer();
  const [ada] = (await openTable(server, 2)) as [Chooser];
  const second = openSocket(server.url, 'ru-ra-re');
  second.emit('sync', ada.who.matchID, ada.who.seat, ada.who.credentials);
  await nextEvent(second, 'sync');
  await ada.choose(1);
  const told = nextEvent(second, 'update');
  await ada.choose(5);
  expect((await told)[1].G.choice).toBe(1);
  expect(ada.seen().G.choice).toBe(5);
  const third = openSocket(server.url, 'ru-ra-re');
  third.emit('sync', ada.who.matchID, ada.who.seat, ada.who.credentials);
  expect((await nextEvent(third, 'sync'))[1].state.G).toMatchObject({ choice: 5, chosen: [true, false] });
});
