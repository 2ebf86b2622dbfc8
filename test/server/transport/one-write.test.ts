import { expect, it, vi } from 'vitest';
import { runningMatch } from '../support/running-match.ts';
import { nextEvent, startServer } from '../support/running-server.ts';
import { enter } from '../support/seat-client.ts';

/** As much of the library's sender of frames as is looked at. */
type Sender = { readonly sendFrame: (pieces: readonly Buffer[], sent?: () => void) => void };

it('what is said to a room is one piece for each connection, encoded once for all of them', async () => {
  const server = await startServer();
  const { matchID, mover, socket } = await runningMatch(server);
  const watchers = [await enter(server, { matchID }), await enter(server, { matchID })];
  const senders = server.pages
    .at(matchID)
    .map(page => (page.socket.conn.transport as unknown as { socket: { _sender: Sender } }).socket._sender);
  const frames = senders.map(sender => vi.spyOn(sender, 'sendFrame'));
  const heard = watchers.map(watcher => nextEvent(watcher.socket, 'chat'));
  socket.emit('chat', matchID, { id: 'line-1', payload: 'Buona fortuna, 𓂀!' });
  for (const each of await Promise.all(heard))
    expect(each).toEqual([matchID, { id: 'line-1', sender: mover.seat, payload: 'Buona fortuna, 𓂀!' }]);
  const said = frames.map(({ mock }) =>
    mock.calls.map(([pieces]) => pieces).filter(pieces => Buffer.concat(pieces).includes('Buona fortuna')),
  );
  expect(said.length).toBeGreaterThan(2);
  for (const each of said) expect(each).toEqual([[expect.any(Buffer)]]);
  expect(new Set(said.map(([pieces]) => pieces![0])).size).toBe(1);
});
