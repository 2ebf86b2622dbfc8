import type { Socket } from 'socket.io-client';
import { expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '../../../src/server/limits/limits.ts';
import { type Chooser, openTable } from '../support/choosers.ts';
import { recordFrames } from '../support/frames.ts';
import {
  eventually,
  nextEvent,
  openSocket,
  startServer,
  temporaryDirectory,
} from '../support/running-server.ts';
import {
  createMatch,
  enter,
  join,
  moveMessage,
  newMoveID,
  seatedMatch,
  someMove,
} from '../support/seat-client.ts';

/** Everything that is said about moves, in the order in which it comes. */
const heardBy = (socket: Socket): string[] => {
  const heard: string[] = [];
  socket.on('update', (_id, state) => heard.push(`update ${state._stateID}`));
  socket.on('sync', (_id, { state }) => heard.push(`sync ${state._stateID}`));
  socket.on('answer', (_match, id, kind, code) => heard.push([id, kind, code].filter(Boolean).join(' ')));
  socket.on('refused', (_match, _stateID, code) => heard.push(`refused ${code}`));
  return heard;
};

/** A match of two people, the page of whoever is to move, and a legal move of theirs. */
const twoPeople = async (dataDir: string | null = null) => {
  const server = await startServer({ dataDir });
  const seats = await seatedMatch(server);
  const { state } = await server.stored(seats[0]!.matchID);
  const mover = seats[Number(state.ctx.currentPlayer)]!;
  const other = seats[1 - Number(state.ctx.currentPlayer)]!;
  const { socket } = await enter(server, mover);
  return { server, mover, other, socket, heard: heardBy(socket), move: ['draw'] as const };
};

it('a move is answered by its id, after the state that shows it', async () => {
  const { socket, mover, heard, move } = await twoPeople();
  socket.emit('update', ...moveMessage(mover, 0, move), 'move-one');
  await eventually(() => heard.length).toBe(2);
  expect(heard).toEqual(['update 1', 'move-one made']);
});

it('the patch that shows a move is its answer: nothing more is said', async () => {
  const server = await startServer();
  const seats = await seatedMatch(server);
  const { matchID } = seats[0]!;
  const { state } = await server.stored(matchID);
  const mover = Number(state.ctx.currentPlayer);
  const pages = seats.map(who => {
    const socket = openSocket(server.url);
    return { who, socket, frames: recordFrames(socket) };
  });
  const sync = async ({ socket, who }: (typeof pages)[number]) => {
    socket.emit('sync', matchID, who.seat, who.credentials);
    await nextEvent(socket, 'sync');
  };
  for (const page of pages) await sync(page);
  const known = pages.map(({ socket }) => nextEvent(socket, 'update'));
  pages[mover]!.socket.emit('update', ...moveMessage(seats[mover]!, 0, ['draw']), 'move-one');
  await Promise.all(known);
  for (const page of pages) await sync(page);
  for (const { frames } of pages) {
    const [patch, ...more] = frames.filter(text => text.includes('move-one'));
    expect(patch).toMatch(/\["patch",.*,"move-one"\]$/);
    expect(more).toEqual([]);
  }
});

it('a move that comes again is answered again and made once, also on another socket of the seat', async () => {
  const { server, socket, mover, heard, move } = await twoPeople();
  for (let i = 0; i < 3; i++) socket.emit('update', ...moveMessage(mover, 0, move), 'move-one');
  await eventually(() => heard.length).toBe(4);
  expect(heard).toEqual(['update 1', 'move-one made', 'move-one repeated', 'move-one repeated']);
  const again = await enter(server, mover);
  const there = heardBy(again.socket);
  again.socket.emit('update', ...moveMessage(mover, 0, move), 'move-one');
  await eventually(() => there).toEqual(['move-one repeated']);
  expect((await server.stored(mover.matchID)).log).toHaveLength(1);
});

it('a repeat after a restart of the server is known', async () => {
  const dataDir = temporaryDirectory();
  const { server, socket, mover, heard, move } = await twoPeople(dataDir);
  socket.emit('update', ...moveMessage(mover, 0, move), 'move-one');
  await eventually(() => heard).toContain('move-one made');
  socket.close();
  await server.close();
  const after = await startServer({ dataDir });
  const back = await enter(after, mover);
  const there = heardBy(back.socket);
  back.socket.emit('update', ...moveMessage(mover, 0, move), 'move-one');
  await eventually(() => there).toEqual(['move-one repeated']);
});

it('a page that was loaded anew knows no id of a move whose answer it missed: made again, it is refused', async () => {
  const { server, socket, mover, move } = await twoPeople();
  const { matchID } = mover;
  // It goes as it has sent the move; the page that comes in its place may be told the match from before it.
  socket.emit('update', ...moveMessage(mover, 0, move), 'move-one');
  await eventually(async () => (await server.stored(matchID)).state._stateID).toBe(1);
  socket.close();
  const again = await enter(server, mover);
  const there = heardBy(again.socket);
  again.socket.emit('update', ...moveMessage(mover, 0, move), 'move-two');
  await eventually(() => there.at(-1)).toBe('move-two refused stale');
  expect(again.info.state._stateID).toBe(1);
  expect((await server.stored(matchID)).log).toHaveLength(1);
});

it('a choice that is made again by a page that was loaded anew counts once', async () => {
  const server = await startServer();
  const [ada] = (await openTable(server, 2)) as [Chooser, Chooser];
  const message = moveMessage(ada.who, 0, ['choose', 1, 1, 2]);
  ada.socket.emit('update', ...message, 'choice-one');
  const secret = async () => (await server.stored(ada.who.matchID)).state.G.secret;
  await eventually(async () => (await secret()).choices).toEqual([2, null]);
  ada.socket.close();
  const again = await enter(server, ada.who);
  const there = heardBy(again.socket);
  again.socket.emit('update', ...message, 'choice-two');
  await eventually(() => there.at(-1)).toBe('choice-two changed');
  expect((await secret()).choices).toEqual([2, null]);
  expect((await server.stored(ada.who.matchID)).log).toHaveLength(1);
});

it('a choice and a change of it are answered apart, and a repeat of either is told from a new change', async () => {
  const server = await startServer();
  const [ada, ned] = (await openTable(server, 2)) as [Chooser, Chooser];
  const heard = heardBy(ada.socket);
  const nedHeard = heardBy(ned.socket);
  const say = (row: number, id: string) =>
    ada.socket.emit('update', ...moveMessage(ada.who, 0, ['choose', 1, 1, row]), id);
  say(1, 'choice-one');
  say(2, 'choice-two');
  say(1, 'choice-one');
  await eventually(() => heard.length).toBe(5);
  expect(heard).toEqual([
    'update 1',
    'choice-one made',
    'update 1',
    'choice-two changed',
    'choice-one repeated',
  ]);
  expect((await server.stored(ada.who.matchID)).state.G.secret.choices).toEqual([2, null]);
  expect(nedHeard).toEqual(['update 1']);
});

it.each([
  ['a move of somebody else’s turn', 'not-your-turn'],
  ['a move in sight of another state', 'stale'],
  ['a name that is no move', 'unknown-move'],
])('%s is refused by its id, with the code', async (_what, code) => {
  const { server, socket, mover, other, heard } = await twoPeople();
  if (code === 'not-your-turn') {
    const page = await enter(server, other);
    const there = heardBy(page.socket);
    page.socket.emit('update', ...moveMessage(other, 0, ['draw']), 'move-one');
    await eventually(() => there).toEqual([`move-one refused ${code}`]);
    return;
  }
  const message = code === 'stale' ? moveMessage(mover, 9, ['draw']) : moveMessage(mover, 0, ['nothing']);
  socket.emit('update', ...message, 'move-one');
  await eventually(() => heard.at(-1)).toBe(`move-one refused ${code}`);
  expect(heard.slice(0, -1)).toEqual([]);
});

it('a move of a page that is at no match, or too fast, is answered by its id too', async () => {
  const limits = { ...DEFAULT_LIMITS, messagesPerSecond: 0.1, messageBurst: 10 };
  const server = await startServer({ limits });
  const [ada] = await seatedMatch(server);
  const { socket } = await enter(server, { matchID: ada!.matchID });
  const heard = heardBy(socket);
  for (let i = 0; i < 8; i++) socket.emit('update', ...moveMessage(ada!, 0, ['draw']), `move-id-${i}`);
  await eventually(() => heard.length).toBe(8);
  // Coming to the game has cost two of its ten messages, the look at the match three.
  expect(heard.toSorted()).toEqual([
    ...[0, 1, 2, 3, 4].map(n => `move-id-${n} refused not-joined`),
    ...[5, 6, 7].map(n => `move-id-${n} refused rate`),
  ]);
});

it('a client that gives its moves no ids hears of them as ever', async () => {
  const { socket, mover, heard, move } = await twoPeople();
  socket.emit('update', ...moveMessage(mover, 0, move));
  await eventually(() => heard).toEqual(['update 1']);
  socket.emit('update', ...moveMessage(mover, 0, move));
  await eventually(() => heard).toEqual(['update 1', 'refused stale']);
});

it.each(['short', 'x'.repeat(33), 'with space', 7, {}])('an id such as %j is no id', async id => {
  const { socket, mover, heard, move } = await twoPeople();
  socket.emit('update', ...moveMessage(mover, 0, move), id);
  await eventually(() => heard).toEqual(['refused malformed']);
});

it('before the match begins a page is told who sits there and nothing else; then everything, unasked', async () => {
  const server = await startServer();
  const matchID = await createMatch(server, { numPlayers: 2 }, 'kheops');
  const ada = await join(server, matchID, 'Ada', 'kheops');
  const socket = openSocket(server.url, 'kheops');
  const heard: string[] = [];
  socket.onAny(event => heard.push(event));
  socket.emit('sync', matchID, ada.seat, ada.credentials);
  const [, players] = await nextEvent(socket, 'matchData');
  expect(players).toEqual([{ id: 0, name: 'Ada', isConnected: true }, { id: 1 }]);
  const synced = nextEvent(socket, 'sync');
  await join(server, matchID, 'Ned', 'kheops');
  const [, info] = await synced;
  expect(info.state.G.hand).toHaveLength(3);
  expect(info.log).toEqual([]);
  expect(info.filteredMetadata[1]).toMatchObject({ name: 'Ned' });
  expect(new Set(heard.slice(0, heard.indexOf('sync')))).toEqual(new Set(['matchData', 'table']));
  const id = newMoveID();
  const seat = Number(ada.seat);
  if (info.state.ctx.currentPlayer !== ada.seat) return;
  socket.emit('update', ...moveMessage(ada, 0, someMove(info.state.G, seat, 'x', 'kheops')), id);
  expect(await nextEvent(socket, 'answer')).toEqual([matchID, id, 'made']);
});
