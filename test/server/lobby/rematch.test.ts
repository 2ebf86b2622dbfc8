import { expect, it } from 'vitest';
import { listedIn } from '../support/listed.ts';
import {
  eventually,
  nextEvent,
  openSocket,
  startServer,
  type TestServer,
  temporaryDirectory,
} from '../support/running-server.ts';
import { createMatch, enter, type Joined, join, pathOf, playToTheEnd } from '../support/seat-client.ts';

const GAME = pathOf('ru-ra-re');

/** A match of one person and a bot that is over. */
const finishedMatch = async (server: TestServer): Promise<Joined> => {
  const matchID = await createMatch(
    server,
    { numPlayers: 2, setupData: { bots: { 1: 'random' } } },
    'ru-ra-re',
  );
  const ada = await join(server, matchID, 'Ada', 'ru-ra-re');
  const { socket } = await enter(server, ada);
  await playToTheEnd(socket, ada);
  return ada;
};

const again = async (server: TestServer, { matchID, seat, credentials }: Joined) =>
  (await server.post(`${GAME}/${matchID}/playAgain`, { playerID: seat, credentials })).body.nextMatchID;

const leave = (server: TestServer, { matchID, seat, credentials }: Joined) =>
  server.post(`${GAME}/${matchID}/leave`, { playerID: seat, credentials });

it('a next match that everybody has left is gone, and the table can be laid once more', async () => {
  const server = await startServer({ botDelay: 0 });
  const ada = await finishedMatch(server);
  // One that waits for people, so that its last person may leave it.
  const stored = (await server.store.load(ada.matchID))!;
  const { data: _bot, ...person } = stored.data.players[1]!;
  const open = { ...stored.data, setupData: {}, players: { ...stored.data.players, 1: person } };
  await server.store.commit({
    before: stored,
    next: { ...stored, version: stored.version + 1, data: open },
    log: [],
  });
  const first = await again(server, ada);
  expect(await again(server, ada)).toBe(first);
  const { credentials } = ada;
  const { body } = await server.post(`${GAME}/${first}/join`, { playerName: 'Ada', former: credentials });
  await leave(server, { matchID: first, seat: body.playerID, credentials: body.playerCredentials });
  expect((await server.get(`${GAME}/${first}`)).status).toBe(404);
  const second = await again(server, ada);
  expect(second).not.toBe(first);
  expect((await server.get(`${GAME}/${second}`)).status).toBe(200);
  expect(await again(server, ada)).toBe(second);
});

it('of two servers that lay the table at the same moment one does, and no table is left over', async () => {
  const server = await startServer({ botDelay: 0 });
  const ada = await finishedMatch(server);
  const answers = await Promise.all([again(server, ada), again(server, ada), again(server, ada)]);
  expect(new Set(answers).size).toBe(1);
  expect(await listedIn(server.store, ['open', 'running'])).toEqual([answers[0]]);
});

/** A match of three people that is over as soon as it is stored so; the first of them has won. */
const finishedByThree = async (server: TestServer, before: object = {}): Promise<Joined[]> => {
  const matchID = await createMatch(server, { numPlayers: 3, setupData: { openTotals: true } }, 'ra');
  const seats: Joined[] = [];
  for (const name of ['Ada', 'Ned', 'Bea']) seats.push(await join(server, matchID, name, 'ra'));
  const stored = (await server.store.load(matchID))!;
  const data = { ...stored.data, ...before, gameover: { scores: [9, 5, 5], winners: [0] } };
  await server.store.commit({
    before: stored,
    next: { ...stored, version: stored.version + 1, data },
    log: [],
  });
  return seats;
};

const askedAgain = async (server: TestServer, { matchID, seat, credentials }: Joined): Promise<string> =>
  (await server.post(`${RA}/${matchID}/playAgain`, { playerID: seat, credentials })).body.nextMatchID;

const sit = (server: TestServer, matchID: string, playerName: string, more = {}) =>
  server.post(`${RA}/${matchID}/join`, { playerName, ...more });

const shown = async (server: TestServer, id: string) => (await server.get(`${RA}/${id}`)).body;
const RA = pathOf('ra');

it('a rematch keeps a seat for everybody by name, hands the first one on and counts the series', async () => {
  const server = await startServer();
  const [ada, ned, bea] = (await finishedByThree(server)) as [Joined, Joined, Joined];
  const { socket } = await enter(server, { game: 'ra', matchID: ada.matchID });
  const told = nextEvent(socket, 'matchData');
  const next = await askedAgain(server, ned);
  // Whoever is still at the table of before hears of it, and asks the lobby what it is.
  await told;
  const laid = await shown(server, next);
  expect(laid.players).toEqual([
    { id: 0, data: { keptFor: 'Ned' } },
    { id: 1, data: { keptFor: 'Bea' } },
    { id: 2, data: { keptFor: 'Ada' } },
  ]);
  expect(laid.setupData).toEqual({ openTotals: true });
  expect(laid.rematch).toMatchObject({
    of: ada.matchID,
    by: 'Ned',
    series: {
      matches: 1,
      wins: [
        { name: 'Ned', wins: 0 },
        { name: 'Bea', wins: 0 },
        { name: 'Ada', wins: 1 },
      ],
    },
  });

  // A stranger finds nothing free, and neither does one who guesses.
  expect((await sit(server, next, 'Stranger')).status).toBe(409);
  expect((await sit(server, next, 'Stranger', { playerID: '1' })).status).toBe(409);
  expect((await sit(server, next, 'Stranger', { former: 'guess' })).status).toBe(409);
  const seatOf = async (who: Joined, name: string) =>
    (await sit(server, next, name, { former: who.credentials })).body.playerID;
  expect(await seatOf(ada, 'Ada')).toBe('2');
  expect((await sit(server, next, 'Ada', { former: ada.credentials })).status).toBe(409);
  expect(await seatOf(bea, 'Bea')).toBe('1');
  expect(await seatOf(ned, 'Ned')).toBe('0');
  expect((await server.store.load(next))!.state).not.toBeNull();
  expect((await server.store.load(next))!.control.deadlines.kept).toBeUndefined();
});

it('whoever takes the seat kept for them under the name of somebody at the table has a number behind it', async () => {
  const server = await startServer();
  const [ada, ned] = (await finishedByThree(server)) as [Joined, Joined];
  const next = await askedAgain(server, ada);
  await sit(server, next, 'Ada', { former: ada.credentials });
  const asAda = await sit(server, next, 'Ada', { former: ned.credentials });
  expect(asAda.body.playerID).toBe('0');
  const { players } = (await server.store.load(next))!.data;
  expect(Object.values(players).map(({ name }) => name)).toEqual(['Ada 2', undefined, 'Ada']);
});

it('two minutes later the seat of whoever has not come is open, whatever became of the server', async () => {
  const dataDir = temporaryDirectory();
  const before = await startServer({ dataDir });
  const [ada, ned] = (await finishedByThree(before)) as [Joined, Joined, Joined];
  const next = await askedAgain(before, ada);
  await sit(before, next, 'Ada', { former: ada.credentials });
  const kept = (await before.store.load(next))!;
  expect(kept.control.deadlines.kept).toBe(kept.data.rematch!.until);
  const until = Date.now() - 1;
  await before.store.commit({
    before: kept,
    next: {
      ...kept,
      version: kept.version + 1,
      data: { ...kept.data, rematch: { ...kept.data.rematch!, until } },
      control: { ...kept.control, deadlines: { ...kept.control.deadlines, kept: until } },
    },
    log: [],
  });
  await before.close();

  const server = await startServer({ dataDir });
  await eventually(async () => (await shown(server, next)).players[0]).toEqual({ id: 0 });
  expect((await server.store.load(next))!.control).not.toHaveProperty('kept');
  // Late, but there is still a seat; and then the next one is anybody's.
  expect((await sit(server, next, 'Ned', { former: ned.credentials })).status).toBe(200);
  expect((await sit(server, next, 'Stranger')).status).toBe(200);
});

it('what was said at the match before is told at its rematch to those who were there, and to nobody else', async () => {
  const server = await startServer();
  const talk = [
    { id: 'line-1', seat: 0, text: 'Good luck!' },
    { id: 'line-2', seat: 2, text: 'And to you.' },
  ];
  const [ada, ned, bea] = (await finishedByThree(server, { talk })) as [Joined, Joined, Joined];
  const next = await askedAgain(server, ada);
  const seatOf = async (name: string, more = {}): Promise<Joined> => {
    const { body } = await sit(server, next, name, more);
    return { game: 'ra', matchID: next, seat: body.playerID, credentials: body.playerCredentials };
  };
  /** What a page is told when it comes, and what it gets to know when it asks what was said before the last line. */
  const toldTo = async (who: Partial<Joined>) => {
    const socket = openSocket(server.url, 'ra');
    const told: unknown[] = [];
    socket.on('talk', (_id, lines) => told.push(...lines));
    socket.emit('sync', next, who.seat ?? null, who.credentials, 2);
    await Promise.race([nextEvent(socket, 'matchData'), nextEvent(socket, 'sync')]);
    const earlier = nextEvent(socket, 'talk-before');
    socket.emit('talk', next, 1, 'line-2');
    return [told, (await earlier)[1]];
  };
  const lines = [
    { id: 'line-1', seat: 2, text: 'Good luck!', before: 'Ada' },
    { id: 'line-2', seat: 1, text: 'And to you.', before: 'Bea' },
  ];
  const there = await seatOf('Ada', { former: ada.credentials });
  expect(await toldTo(there)).toEqual([lines, lines.slice(0, 1)]);
  expect(await toldTo({})).toEqual([[], []]);
  // Whoever has the seat after her was not there, though Ada was.
  await seatOf('Bea', { former: bea.credentials });
  await server.post(`${RA}/${next}/leave`, { playerID: there.seat, credentials: there.credentials });
  const stranger = await seatOf('Stranger', { playerID: there.seat });
  expect(stranger.seat).toBe(there.seat);
  expect(await toldTo(stranger)).toEqual([[], []]);
  // What is said at this table comes after it.
  const { socket } = await enter(server, await seatOf('Ned', { former: ned.credentials }));
  const heard = nextEvent(socket, 'chat');
  socket.emit('chat', next, { id: 'line-3', payload: 'Again!' });
  await heard;
  expect((await toldTo(stranger))[0]).toEqual([{ id: 'line-3', seat: 0, text: 'Again!' }]);
});

it('bots keep their names as they move on by a seat, and need no seat kept', async () => {
  const server = await startServer({ botDelay: 0 });
  const ada = await finishedMatch(server);
  const bot = (await server.get(`${GAME}/${ada.matchID}`)).body.players[1].name;
  const { players, setupData } = (await server.get(`${GAME}/${await again(server, ada)}`)).body;
  expect(setupData).toEqual({ bots: { 0: 'random' } });
  expect(players[0]).toMatchObject({ name: bot, data: { bot: 'random' } });
  expect(players[1]).toEqual({ id: 1, data: { keptFor: 'Ada' } });
});
