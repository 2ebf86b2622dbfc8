import { expect, it } from 'vitest';
import { nextEvent, startServer } from '../support/running-server.ts';
import { enter, moveMessage, newMoveID, seatedMatch } from '../support/seat-client.ts';

it.each([
  ['too many arguments', ['bid', 1, 2, 3, 4, 5]],
  ['an argument that is no text or number', ['bid', { suns: [1] }]],
])('a move with %s is answered by its id', async (_fault, move) => {
  const server = await startServer();
  const [ada] = await seatedMatch(server);
  const { socket } = await enter(server, ada!);
  const id = newMoveID();
  const answer = nextEvent(socket, 'answer');
  socket.emit('update', ...moveMessage(ada!, 0, move), id);
  expect(await answer).toEqual([ada!.matchID, id, 'refused', 'malformed']);
});

it('one that asks for an acknowledgement in socket.io’s own way is answered by its id all the same', async () => {
  const server = await startServer();
  const [ada] = await seatedMatch(server);
  const { socket } = await enter(server, ada!);
  const id = newMoveID();
  const answer = nextEvent(socket, 'answer');
  socket.emit('update', ...moveMessage(ada!, 0, ['bid', 1]), id, () => {});
  expect(await answer).toEqual([ada!.matchID, id, 'refused', 'malformed']);
});
