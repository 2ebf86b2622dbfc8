import type { Socket } from 'socket.io-client';
import { expect, it } from 'vitest';
import { loadReferee } from '../../../src/game/index.ts';
import { kheops } from '../../../src/game/kheops/rules.ts';
import { priestsOfRa } from '../../../src/game/priests-of-ra/rules.ts';
import { parseRecord } from '../../../src/game/record.ts';
import { faultOf } from '../../../src/game/referee.ts';
import { loadGame } from '../../game/load-game.ts';
import { eventually, nextEvent, startServer, type TestServer } from '../support/running-server.ts';
import {
  createMatch,
  enter,
  GAME,
  type Joined,
  join,
  moveMessage,
  newMoveID,
  seatedMatch,
} from '../support/seat-client.ts';

/**
 * Sends something, its id last, and waits for what becomes of it. At a table where all see the same, the patch of a move
 * bears its id to every page: what another page is told is no answer here.
 */
const answered = (socket: Socket, event: string, ...message: readonly unknown[]): Promise<unknown[]> =>
  new Promise(resolve => {
    const hear = (_matchID: string, id: string, ...answer: readonly unknown[]) => {
      if (id !== message.at(-1)) return;
      socket.off('answer', hear);
      resolve([...answer]);
    };
    socket.on('answer', hear);
    socket.emit(event, ...message);
  });

it('a pawn is taken back: everybody sees the table as it was, and the record tells the match without it', async () => {
  const server = await startServer();
  const matchID = await createMatch(server, { numPlayers: 2 }, 'kheops');
  const seats = [
    await join(server, matchID, 'Ada', 'kheops'),
    await join(server, matchID, 'Bruno', 'kheops'),
  ];
  const fresh = (await server.stored(matchID)).state!.G;
  const [acting] = kheops.seatsToAct(fresh);
  const mover = seats.find(({ seat }) => Number(seat) === acting)!;
  const other = seats.find(({ seat }) => Number(seat) !== acting)!;
  const { socket, info } = await enter(server, mover);
  const watching = await enter(server, other);
  const record = async () => (await server.get(`/games/kheops/${matchID}/record`)).body;
  const before = await record();
  const pawn = kheops.legalMoves(fresh, acting!).find(([name]) => name === 'placePawn')!;
  expect(await answered(socket, 'update', ...moveMessage(mover, 0, pawn), newMoveID())).toEqual(['made']);
  expect((await record()).events.length).toBeGreaterThan(before.events.length);
  const seen = nextEvent(watching.socket, 'patch');
  const id = newMoveID();
  expect(await answered(socket, 'undo', matchID, 1, id)).toEqual(['made']);
  const [, from, to, , log] = await seen;
  expect([from, to]).toEqual([1, 2]);
  expect(log).toMatchObject([{ action: { type: 'UNDO' }, _stateID: 1, metadata: { undone: [0] } }]);
  // Sent once more, after a lost connection: it is done once.
  expect(await answered(socket, 'undo', matchID, 1, id)).toEqual(['repeated']);
  const { takenBack, ...match } = await record();
  expect(match).toEqual(before);
  expect(takenBack).toMatchObject([{ at: before.events.length, player: acting, moves: 1 }]);
  const anew = await enter(server, mover);
  expect(anew.info.state.G).toEqual(info.state.G);
  expect(await answered(anew.socket, 'undo', matchID, 2, newMoveID())).toEqual(['refused', 'not-moved']);
});

it('whoever has been answered by a move asks, and the others are told and may say no', async () => {
  const server = await startServer();
  const seats = await seatedMatch(server);
  const { matchID } = seats[0]!;
  const pages = await Promise.all(seats.map(seat => enter(server, seat)));
  const bySeat = (seat: number) => seats.findIndex(each => Number(each.seat) === seat);
  const state = async () => (await server.stored(matchID)).state!;
  const move = async (name: string) => {
    const { G, _stateID } = await state();
    const at = bySeat(priestsOfRa.seatsToAct(G)[0]!);
    await answered(
      pages[at]!.socket,
      'update',
      ...moveMessage(seats[at] as Joined, _stateID, [name]),
      newMoveID(),
    );
    return at;
  };
  const caller = await move('invokeRa');
  await move('pass');
  const { _stateID } = await state();
  const [asker, voter] = [pages[caller]!.socket, pages[1 - caller]!.socket];
  const asked = nextEvent(voter, 'asking');
  expect(await answered(asker, 'undo', matchID, _stateID, newMoveID())).toEqual(['made']);
  expect((await asked)[1]).toMatchObject({
    seat: Number(seats[caller]!.seat),
    stateID: _stateID,
    agreed: [],
  });
  // Whoever comes meanwhile is told too.
  const late = await enter(server, { matchID });
  const told = nextEvent(late.socket, 'asking');
  late.socket.emit('sync', matchID, null);
  expect((await told)[1]).toMatchObject({ stateID: _stateID });
  late.socket.emit('undo-answer', matchID, _stateID, true);
  expect(await nextEvent(late.socket, 'refused')).toEqual([matchID, null, 'not-joined']);
  const withdrawn = nextEvent(voter, 'asking');
  asker.emit('undo-answer', matchID, _stateID, false);
  expect((await withdrawn)[2]).toMatchObject({ seat: Number(seats[caller]!.seat), withdrawn: true });
  expect(await answered(asker, 'undo', matchID, _stateID, newMoveID())).toEqual(['made']);
  const ended = nextEvent(asker, 'asking');
  voter.emit('undo-answer', matchID, _stateID, false);
  const no = {
    seat: Number(seats[caller]!.seat),
    stateID: _stateID,
    refusedBy: Number(seats[1 - caller]!.seat),
  };
  expect(await ended).toEqual([matchID, null, { ...no, missing: [] }]);
  expect((await state())._stateID).toBe(_stateID);
  expect(await answered(asker, 'undo', matchID, _stateID, newMoveID())).toEqual([
    'refused',
    'refused-before',
  ]);
  for (const wrong of [[], [matchID, -1, {}], [matchID, 'x', {}]]) {
    asker.emit('undo', ...wrong);
    expect((await nextEvent(asker, 'refused'))[2]).toBe('malformed');
  }
});

/** Two at a table of Priests of Ra, of whom one has drawn a tile and so shown it. */
const drawnAt = async (server: TestServer) => {
  const seats = await seatedMatch(server);
  const { matchID } = seats[0]!;
  const { G } = (await server.stored(matchID)).state;
  const drawer = seats.find(({ seat }) => Number(seat) === priestsOfRa.seatsToAct(G)[0])!;
  const other = seats.find(each => each !== drawer)!;
  const page = await enter(server, drawer);
  const { socket } = page;
  const others = await enter(server, other);
  expect(await answered(socket, 'update', ...moveMessage(drawer, 0, ['draw']), newMoveID())).toEqual([
    'made',
  ]);
  return { matchID, drawer, other, socket, others };
};

it('whoever is asked and agrees: the move is taken back for all', async () => {
  const server = await startServer();
  const { matchID, socket, others } = await drawnAt(server);
  const asked = nextEvent(others.socket, 'asking');
  expect(await answered(socket, 'undo', matchID, 1, newMoveID())).toEqual(['made']);
  await asked;
  const undone = nextEvent(socket, 'patch');
  others.socket.emit('undo-answer', matchID, 1, true);
  expect((await undone)[4]).toMatchObject([{ metadata: { undone: [0], agreed: true } }]);
  expect((await server.stored(matchID)).state.ctx.phase).toBe('turn');
  // The record is a match without it, and tells everybody what had been seen.
  const { body: record } = await server.get(`${GAME}/${matchID}/record`);
  const drawer = priestsOfRa.seatsToAct((await server.stored(matchID)).state.G)[0];
  expect(record.events.some(({ type }: { type: string }) => type === 'draw')).toBe(false);
  expect(record.takenBack).toEqual([
    {
      at: record.events.length,
      player: drawer,
      moves: 1,
      // What was drawn may have been a Ra tile, which invokes Ra.
      events: expect.arrayContaining([expect.objectContaining({ type: 'draw', player: drawer })]),
      agreed: true,
    },
  ]);
});

it('with the other in a tunnel, and a bot in their seat, no tile to come is looked at and taken back', async () => {
  const server = await startServer({ botDelay: 60_000 });
  const { matchID, other, socket, others } = await drawnAt(server);
  const gone = new Promise<void>(resolve => {
    socket.on('matchData', (_id, players: readonly { id: number; isConnected?: boolean }[]) => {
      if (players[Number(other.seat)]?.isConnected === false) resolve();
    });
  });
  others.socket.close();
  await gone;
  // However a bot has come to sit there.
  await server.post(`${GAME}/${matchID}/leave`, { playerID: other.seat, credentials: other.credentials });
  const before = (await server.stored(matchID)).state;
  expect(await answered(socket, 'undo', matchID, before._stateID, newMoveID())).toEqual(['made']);
  const { control, state } = (await server.store.load(matchID))!;
  expect(control.asking).toMatchObject({ agreed: [], shown: true });
  expect(state!.G).toEqual(before.G);
});

it('the record names the moves that a bot made for somebody, and time that had run out; a referee has nothing against it', async () => {
  const server = await startServer({ botDelay: 0, clockSecond: 1 });
  const seats = await seatedMatch(server, 2, { secondsToAct: 5 });
  const { matchID } = seats[0]!;
  const record = async () => (await server.get(`${GAME}/${matchID}/record`)).body;
  await eventually(async () => (await record()).madeFor?.[0]?.by).toBe('time');
  const [first, other] = seats as [Joined, Joined];
  await server.post(`${GAME}/${matchID}/leave`, { playerID: first.seat, credentials: first.credentials });
  await eventually(async () =>
    (await record()).madeFor.some(
      (made: { player: number; by: string }) => made.by === 'bot' && made.player === Number(first.seat),
    ),
  ).toBe(true);
  await server.post(`${GAME}/${matchID}/resign`, { playerID: other.seat, credentials: other.credentials });
  const whole = await record();
  for (const { event, player } of whole.madeFor) {
    expect(whole.events[event]).toMatchObject({ player });
  }
  const { rules, meta } = await loadGame('priests-of-ra');
  expect(faultOf(whole, rules, await loadReferee('priests-of-ra'), meta.defaults, false)).toBeNull();
  expect(parseRecord(whole)).toEqual({ record: whole });
  expect(parseRecord({ ...whole, madeFor: [{ event: 0, player: 7, by: 'bot' }] })).toHaveProperty('error');
  expect(parseRecord({ ...whole, takenBack: 'nothing' })).toHaveProperty('error');
});
