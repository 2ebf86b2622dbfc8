import type { Socket } from 'socket.io';
import type { Socket as ClientSocket } from 'socket.io-client';
import { expect, it, vi } from 'vitest';
import type { GameId } from '../../../src/game/index.ts';
import { TextEncoder } from '../../../src/server/transport/text-encoder.ts';
import { runningMatch } from '../support/running-match.ts';
import { eventually, NO_LIMITS, nextEvent, openSocket, startServer } from '../support/running-server.ts';
import { createMatch, enter, type Joined, join, moveMessage, someMove } from '../support/seat-client.ts';
import { watchPresence } from '../support/settled-presence.ts';

const WATCHERS = 40;

const syncedAgain = async (socket: ClientSocket, { matchID, seat, credentials }: Joined): Promise<void> => {
  socket.emit('sync', matchID, seat, credentials, 2);
  await nextEvent(socket, 'sync');
};

it.each<[GameId, number, string]>([
  ['priests-of-ra', 1, 'everybody sees the same'],
  ['kheops', 3, 'two seats with hands, and all who watch'],
])('a move of %s is filtered and encoded %i times, however many watch: %s', async (game, ways) => {
  const server = await startServer();
  const matchID = await createMatch(server, { numPlayers: 2 }, game);
  const seats = [await join(server, matchID, 'Ada', game), await join(server, matchID, 'Ned', game)];
  const players = await Promise.all(seats.map(who => enter(server, who)));
  const watchers = await Promise.all(
    Array.from({ length: WATCHERS }, async () => {
      const socket = openSocket(server.url, game);
      socket.emit('sync', matchID, null);
      await nextEvent(socket, 'sync');
      return { socket };
    }),
  );
  const moves = players.map(({ info }, seat) => someMove(info.state.G, seat, 'watched', game));
  const seat = moves[0] === undefined ? 1 : 0;
  const filtered = vi.spyOn(server.pages.at(matchID)[0]!.game.game, 'playerView');
  const encode = vi.spyOn(TextEncoder.prototype, 'encode');
  const heard = [...players, ...watchers].map(({ socket }) => nextEvent(socket, 'patch'));
  players[seat]!.socket.emit('update', ...moveMessage(seats[seat]!, 0, moves[seat]!));
  await Promise.all(heard);
  const patches = encode.mock.calls.filter(([{ data }]) => Array.isArray(data) && data[0] === 'patch');
  expect(patches).toHaveLength(ways);
  expect(filtered).toHaveBeenCalledTimes(ways);
  vi.restoreAllMocks();
});

it('who comes to watch costs the others nothing: nobody is counted, and nobody told but now and then of how many', async () => {
  const server = await startServer();
  const presence = watchPresence();
  const { matchID, mover, socket } = await runningMatch(server);
  await presence.settled();
  // What was said until now is on its way to the page: it comes before the answer.
  await syncedAgain(socket, mover);
  const came = presence.changes();
  const heard: string[] = [];
  socket.onAny(event => heard.push(event));
  await Promise.all(Array.from({ length: WATCHERS }, () => enter(server, { matchID })));
  const looked = vi.fn();
  const sessions = server.pages.at(matchID);
  for (const session of sessions as readonly { socket: Socket }[]) {
    const { socket: of } = session;
    const get = () => {
      looked();
      return of;
    };
    Object.defineProperty(session, 'socket', { get });
  }
  expect(server.pages.seatsAt(matchID).size).toBe(1);
  expect(looked).not.toHaveBeenCalled();
  expect(presence.changes()).toBe(came);
  await syncedAgain(socket, mover);
  const counts = heard.filter(event => event === 'watching').length;
  expect(heard.filter(event => event !== 'watching')).toEqual(['sync']);
  expect(counts).toBeLessThan(WATCHERS);
});

it('only so many may watch a match at a node, and its players are among none of them', async () => {
  const server = await startServer({ limits: { ...NO_LIMITS, watchersPerMatch: 2 } });
  const { matchID, other } = await runningMatch(server);
  const [first] = [await enter(server, { matchID }), await enter(server, { matchID })];
  const third = openSocket(server.url);
  third.emit('sync', matchID, null);
  expect(await nextEvent(third, 'refused')).toEqual([matchID, null, 'rate']);
  await enter(server, other);
  // Whoever is there may ask again; and where one goes there is room.
  const again = nextEvent(first!.socket, 'sync');
  first!.socket.emit('sync', matchID, null);
  await again;
  first!.socket.close();
  await eventually(async () => {
    const answer = Promise.race([nextEvent(third, 'sync'), nextEvent(third, 'refused')]);
    third.emit('sync', matchID, null);
    return (await answer).length;
  }).toBe(2);
});
