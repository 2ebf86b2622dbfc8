import { expect, it } from 'vitest';
import { runningMatch } from '../support/running-match.ts';
import { nextEvent, startServer } from '../support/running-server.ts';
import { enter } from '../support/seat-client.ts';

it('chat is short text, from the seat it says, and from seats only', async () => {
  const server = await startServer();
  const { matchID, mover, other, socket } = await runningMatch(server);
  const spectator = await enter(server, { matchID });
  const say = (text: unknown) => [
    matchID,
    { id: 'abc', sender: other.seat, payload: text },
    mover.credentials,
  ];
  for (const text of ['x'.repeat(301), '', 7, null, { text: 'x' }]) {
    socket.emit('chat', ...say(text));
    expect(await nextEvent(socket, 'refused')).toEqual([null, null, 'malformed']);
  }
  spectator.socket.emit('chat', ...say('hello'));
  expect(await nextEvent(spectator.socket, 'refused')).toEqual([matchID, null, 'not-joined']);
  const heard = nextEvent(spectator.socket, 'chat');
  socket.emit('chat', ...say('hello'));
  expect(await heard).toEqual([matchID, { id: 'abc', sender: mover.seat, payload: 'hello' }]);
});
