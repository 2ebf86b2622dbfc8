import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'socket.io-client';
import { expect, it } from 'vitest';
import { commitmentVerdict } from '../../../src/game/commitment.ts';
import { loadReferee } from '../../../src/game/index.ts';
import { priestsOfRa } from '../../../src/game/priests-of-ra/rules.ts';
import { faultOf } from '../../../src/game/referee.ts';
import type { TableNews } from '../../../src/wire/to-page.ts';
import { loadGame } from '../../game/load-game.ts';
import {
  eventually,
  nextEvent,
  openSocket,
  startServer,
  type TestServer,
  temporaryDirectory,
} from '../support/running-server.ts';
import {
  createMatch,
  enter,
  enterWaiting,
  GAME,
  type Joined,
  join,
  seatedMatch,
} from '../support/seat-client.ts';

const ownerOf = ({ seat, credentials }: Joined) => ({ playerID: seat, credentials });
const newsTo = (socket: Socket): (() => TableNews | undefined) => {
  let told: TableNews | undefined;
  socket.on('table', (_id, news) => {
    told = news;
  });
  return () => told;
};
const asked = (server: TestServer, who: Joined, path: string, body: object = {}) =>
  server.post(`${GAME}/${who.matchID}/${path}`, { ...ownerOf(who), ...body });
const players = async (server: TestServer, id: string) => (await server.get(`${GAME}/${id}`)).body.players;

it('the host lays the table anew before everybody’s eyes, and begins', async () => {
  const server = await startServer({ botDelay: 60_000 });
  const matchID = await createMatch(server, { numPlayers: 3 });
  const [ada, ned] = [await join(server, matchID, 'Ada'), await join(server, matchID, 'Ned')];
  const page = await enterWaiting(server, ned);
  const news = newsTo(page);
  const act = (act: object, who = ada) => asked(server, who, 'host', { act });

  expect((await act({ do: 'start' }, ned)).status).toBe(403);
  expect((await act({ do: 'dance' })).status).toBe(400);
  expect((await act({ do: 'options', setupData: { botAfter: 7 } })).body.error).toContain('botAfter');
  expect((await act({ do: 'options', setupData: { botAfter: 'never', openTotals: true } })).status).toBe(200);
  await eventually(() => news()?.host).toBe(0);
  expect((await server.get(`${GAME}/${matchID}`)).body.setupData).toEqual({
    botAfter: 'never',
    openTotals: true,
  });
  expect((await act({ do: 'hand-on', to: '1' })).status).toBe(200);
  await eventually(() => news()?.host).toBe(1);
  expect((await act({ do: 'free', at: '0' }, ned)).status).toBe(200);
  expect((await players(server, matchID))[0]).toEqual({ id: 0 });
  const begun = nextEvent(page, 'sync');
  expect((await act({ do: 'start' }, ned)).status).toBe(200);
  await begun;
  expect((await act({ do: 'close' }, ned)).status).toBe(409);
});

it.each<[string, string, (server: TestServer, ada: Joined) => Promise<unknown>]>([
  ['its host closes it', 'closed', (server, ada) => asked(server, ada, 'host', { act: { do: 'close' } })],
  ['its last person gets up', 'deserted', (server, ada) => asked(server, ada, 'leave')],
])('a table that waits is closed for whoever looks at it when %s', async (_when, code, close) => {
  const server = await startServer();
  const matchID = await createMatch(server, { numPlayers: 3 });
  const ada = await join(server, matchID, 'Ada');
  const watcher = openSocket(server.url);
  watcher.emit('sync', matchID, null);
  await nextEvent(watcher, 'matchData');
  const told = nextEvent(watcher, 'refused');
  await close(server, ada);
  expect(await told).toEqual([matchID, null, code]);
  expect((await server.get(`${GAME}/${matchID}`)).status).toBe(404);
});

/** Three people of whom the one to act is away, and the pages of the others. */
const deserted = async (server: TestServer, setupData: object) => {
  const matchID = await createMatch(server, { numPlayers: 3, setupData });
  const seats = [];
  for (const name of ['Ada', 'Ned', 'Tiye']) seats.push(await join(server, matchID, name));
  const { state } = await server.stored(matchID);
  const [toAct] = priestsOfRa.seatsToAct(state.G);
  const absent = seats.find(({ seat }) => Number(seat) === toAct)!;
  const others = seats.filter(each => each !== absent);
  return { matchID, absent, others };
};

it('who is waited for is told with the time that is left, also to who comes later and after a restart', async () => {
  const dataDir = temporaryDirectory();
  const before = await startServer({ dataDir });
  const { matchID, absent, others } = await deserted(before, { botAfter: 600 });
  const { socket } = await enter(before, others[0]!);
  const news = newsTo(socket);
  const seat = Number(absent.seat);
  await eventually(() => news()?.away).toEqual([[seat, expect.any(Number)]]);
  await enter(before, others[1]!);
  const due = (await before.store.load(matchID))!.control.deadlines.absences[seat];
  const [, later] = await tableToldTo(before, { matchID });
  expect(later.away[0]?.[1]).toBeGreaterThan(0);
  // Half a request, which the server's end waits for as long as for anything.
  const slow = connect(Number(new URL(before.url).port), '127.0.0.1', () => slow.write('GET / HTTP/1.1\r\n'));
  slow.on('error', () => {});
  await once(slow, 'connect');
  await before.close();

  const after = await startServer({ dataDir, botDelay: 60_000 });
  const [, told] = await tableToldTo(after, others[1]!);
  expect(told.away).toEqual([[seat, expect.any(Number)]]);
  expect((await after.store.load(matchID))!.control.deadlines.absences[seat]).toBe(due);
});

/** Ten minutes are over in so many milliseconds. */
const hurried = (ms: number) => ({ clockSecond: ms / 600 });
const votableIn = async (server: TestServer, matchID: string) =>
  (await server.store.load(matchID))?.control.deadlines.votes;

it('what a table chose holds: nobody is voted out two seconds after their connection has blinked', async () => {
  const server = await startServer({ botDelay: 60_000 });
  const seats = await seatedMatch(server, 2, { botAfter: 'never' });
  const { matchID } = seats[0]!;
  const [toAct] = priestsOfRa.seatsToAct((await server.stored(matchID)).state.G);
  const absent = seats.find(({ seat }) => Number(seat) === toAct)!;
  const other = seats.find(each => each !== absent)!;
  const gone = await enter(server, absent);
  const here = await enter(server, other);
  const news = newsTo(here.socket);
  gone.socket.close();
  await eventually(() => news()?.votable?.[0]?.[0]).toBe(Number(absent.seat));
  expect(news()!.votable![0]![1]).toBeGreaterThan(590_000);
  const answer = await asked(server, other, 'vote', { against: absent.seat });
  expect([answer.status, answer.body.reason]).toEqual([409, 'too-early']);
  expect((await players(server, matchID))[Number(absent.seat)]).not.toHaveProperty('data');
});

it('where nobody is present no seat votes out others from afar', async () => {
  const server = await startServer({ botDelay: 60_000, ...hurried(1) });
  const seats = await seatedMatch(server, 4, { botAfter: 'never' });
  const { matchID } = seats[0]!;
  for (const { seat } of seats.slice(1)) {
    expect((await asked(server, seats[0]!, 'vote', { against: seat })).status).toBe(409);
  }
  expect((await players(server, matchID)).filter((player: object) => 'data' in player)).toEqual([]);
});

it('when the table has waited long enough all who are here may go on, also after a restart; who was away finds out who did', async () => {
  const dataDir = temporaryDirectory();
  const before = await startServer({ dataDir, botDelay: 60_000, ...hurried(10) });
  const { matchID, absent, others } = await deserted(before, { botAfter: 'never' });
  const [one, other] = others.map(({ seat }) => Number(seat)) as [number, number];
  const seat = Number(absent.seat);
  for (const each of others) await enter(before, each);
  const from = async () => (await votableIn(before, matchID))?.[seat] ?? Number.POSITIVE_INFINITY;
  await eventually(async () => Date.now() >= (await from())).toBe(true);
  expect((await asked(before, others[0]!, 'vote', { against: absent.seat })).status).toBe(200);
  await before.close();

  const after = await startServer({ dataDir, botDelay: 60_000, ...hurried(10) });
  for (const each of others) await enter(after, each);
  const [, told] = await tableToldTo(after, { matchID });
  expect(told.votes).toEqual({ [seat]: [one] });
  expect((await asked(after, others[1]!, 'vote', { against: absent.seat })).status).toBe(200);
  expect((await players(after, matchID))[seat].data).toEqual({ bot: 'medium', standIn: true });
  const back = await tableToldTo(after, absent);
  expect(back[1].incidents).toMatchObject([
    { kind: 'vote', seat, by: [one] },
    { kind: 'voted', seat, by: [one, other] },
    { kind: 'back', seat },
  ]);
});

const tableToldTo = async (server: TestServer, who: Joined | { matchID: string }) => {
  const socket = openSocket(server.url);
  const told = nextEvent(socket, 'table');
  socket.emit(
    'sync',
    who.matchID,
    'seat' in who ? who.seat : null,
    'seat' in who ? who.credentials : undefined,
  );
  return told as Promise<[string, TableNews]>;
};

it('a bot plays at once where the table wants it so, and everybody is told that its player is back', async () => {
  const server = await startServer({ botDelay: 60_000 });
  const { absent, others } = await deserted(server, { botAfter: 0 });
  const { socket } = await enter(server, others[0]!);
  const news = newsTo(socket);
  const seat = Number(absent.seat);
  await eventually(() => news()?.incidents.map(({ kind }) => kind)).toEqual(['away']);
  await enter(server, absent);
  await eventually(() => news()?.incidents).toEqual([
    { kind: 'away', seat, at: 0 },
    { kind: 'back', seat, at: 0 },
  ]);
});

it('a match of two that is given up is over, and its record says who resigned, with seed and salt', async () => {
  const server = await startServer();
  const [ada, ned] = (await seatedMatch(server, 2)) as [Joined, Joined];
  const { socket } = await enter(server, ned);
  const news = newsTo(socket);
  expect((await asked(server, ada, 'resign')).status).toBe(200);
  await eventually(() => news()?.incidents).toEqual([{ kind: 'ended', seat: 0, at: 0 }]);
  const { body } = await server.get(`${GAME}/${ada.matchID}`);
  expect(body.gameover).toEqual({ winners: [1], resigned: 0 });
  const record = (await server.get(`${GAME}/${ada.matchID}/record`)).body;
  expect(record).not.toHaveProperty('result');
  expect(record.resigned).toBe(0);
  expect(commitmentVerdict(record, body.commitment)).toEqual({ kind: 'kept' });
  const { rules, meta } = await loadGame('priests-of-ra');
  expect(faultOf(record, rules, await loadReferee('priests-of-ra'), meta.defaults, false)).toBeNull();
  expect((await asked(server, ned, 'resign')).status).toBe(409);
});

it('a seat opens on a second device by a token that its owner alone gets, and that is good once', async () => {
  const dataDir = temporaryDirectory();
  const before = await startServer({ dataDir });
  const [ada] = (await seatedMatch(before, 2)) as [Joined, Joined];
  expect((await asked(before, { ...ada, credentials: 'guess' }, 'offer')).status).toBe(403);
  const { body } = await asked(before, ada, 'offer');
  expect(body).toEqual({ token: expect.stringMatching(/^[\w-]{24}$/), seconds: 600 });
  await before.close();

  const server = await startServer({ dataDir });
  const claim = (token: string) => server.post(`${GAME}/${ada.matchID}/claim`, { token });
  expect((await claim('x')).status).toBe(410);
  const both = await Promise.all([claim(body.token), claim(body.token)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 410]);
  const seat = both.find(({ status }) => status === 200)!.body;
  expect(seat).toEqual({ playerID: ada.seat, playerCredentials: ada.credentials, playerName: 'Person 0' });
  // Both devices are at the seat.
  await enter(server, ada);
  await enter(server, { ...ada, credentials: seat.playerCredentials });
});
