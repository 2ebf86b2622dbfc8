import type { Socket } from 'socket.io-client';
import { expect, it } from 'vitest';
import { kheops } from '../../../src/game/kheops/rules.ts';
import { nextEvent, startServer } from '../support/running-server.ts';
import { createMatch, enter, join, moveMessage, newMoveID } from '../support/seat-client.ts';

/** Sends something with an id, and waits for what becomes of it. */
const answered = async (socket: Socket, event: string, ...message: readonly unknown[]) => {
  const heard = nextEvent(socket, 'answer');
  socket.emit(event, ...message);
  const [, , ...answer] = await heard;
  return answer;
};

it('a pawn is taken back: everybody sees the table as it was, and the record knows nothing of it', async () => {
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
  expect(await record()).toEqual(before);
  const anew = await enter(server, mover);
  expect(anew.info.state.G).toEqual(info.state.G);
  expect(await answered(anew.socket, 'undo', matchID, 2, newMoveID())).toEqual(['refused', 'revealed']);
});
