import { createRequire } from 'node:module';
import type { Socket } from 'socket.io';
import { expect, it, vi } from 'vitest';
import { runningMatch } from '../support/running-match.ts';
import { nextEvent, startServer } from '../support/running-server.ts';
import { enter, moveMessage } from '../support/seat-client.ts';

// The one that socket.io itself has loaded.
const { Encoder } = createRequire(import.meta.url)('socket.io-parser') as {
  readonly Encoder: { readonly prototype: { encode: (packet: { readonly data: unknown }) => unknown } };
};

const WATCHERS = 40;

it('a move is filtered once for each way to see it, and encoded once, however many watch', async () => {
  const server = await startServer();
  const { matchID, mover, other, socket } = await runningMatch(server);
  const page = await enter(server, other);
  const watchers = await Promise.all(Array.from({ length: WATCHERS }, () => enter(server, { matchID })));
  const { game } = server.pages.at(matchID)[0]!;
  const filtered = vi.spyOn(game, 'filterFor');
  const encode = vi.spyOn(Encoder.prototype, 'encode');
  const heard = [page, ...watchers].map(({ socket: watcher }) => nextEvent(watcher, 'patch'));
  socket.emit('update', ...moveMessage(mover, 0, ['draw']));
  await Promise.all(heard);
  const patches = encode.mock.calls.filter(([{ data }]) => Array.isArray(data) && data[0] === 'patch');
  // Two seats, and all who watch.
  expect(patches).toHaveLength(3);
  expect(filtered).toHaveBeenCalledTimes(3);
  vi.restoreAllMocks();
});

it('who comes to watch costs the others nothing: nobody is told, and nobody counted', async () => {
  const server = await startServer();
  const { matchID, socket } = await runningMatch(server);
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
  expect(heard).toEqual([]);
});
