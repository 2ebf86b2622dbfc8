import { once } from 'node:events';
import { expect, it, vi } from 'vitest';
import { priestsOfRa } from '../../../src/game/priests-of-ra/rules.ts';
import { thinkingPool } from '../../../src/server/bots/pool.ts';
import type { Thinker } from '../../../src/server/match/ports.ts';
import { openPostgresStore } from '../../../src/server/storage/postgres-store.ts';
import { HALF_SAID, silentAfter } from '../../../src/tools/bench/load/hanging.ts';
import { cutWireTo } from '../support/cut-wire.ts';
import {
  closeLater,
  eventually,
  nextEvent,
  openSocket,
  startServer,
  temporaryDirectory,
} from '../support/running-server.ts';
import { createMatch, enter, join, moveMessage, seatedMatch } from '../support/seat-client.ts';
import { freePort, sitDown, spawnServer, untilHealthy } from '../support/server-process.ts';
import { onPostgres, SILENT } from '../support/storages.ts';

it('told to end, the process ends in order, whatever hangs on a connection; pages know to come back', async () => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawnServer({ PORT: String(port), DATA_DIR: temporaryDirectory(), LOG_LEVEL: 'warn' });
  await untilHealthy(url);
  for (const words of HALF_SAID) {
    const silent = await silentAfter(port, words);
    closeLater(() => silent.destroy());
  }
  const page = openSocket(url);
  await nextEvent(page, 'connect');
  const left = nextEvent(page, 'disconnect');
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
  expect(child.said()).toBe('');
  await left;
  // Active: it tries again by itself, which a page that was sent away does not.
  expect(page.active).toBe(true);
});

const endless = new URL('../bots/endless-worker.mjs', import.meta.url);

it.each<[string, () => Thinker]>([
  ['rejects when its thread is ended', () => thinkingPool(1, { worker: endless })],
  ['answers no more', () => ({ think: () => new Promise(() => {}), close: async () => {} })],
])('a bot that thinks is not waited for and makes no move by chance, where it %s', async (_, thinker) => {
  const dataDir = temporaryDirectory();
  let isThinking = false;
  const inner = thinker();
  const server = await startServer({ dataDir }, undefined, undefined, {
    think: (game, _bot, view, seat) => {
      isThinking = true;
      return inner.think(game, 'endless', view, seat);
    },
    close: inner.close,
  });
  const matchID = await createMatch(
    server,
    { numPlayers: 2, setupData: { bots: { 0: 'random' } } },
    'ru-ra-re',
  );
  await join(server, matchID, 'Ada', 'ru-ra-re');
  await eventually(() => isThinking).toBe(true);
  await server.close();
  const again = await startServer({ dataDir }, undefined, undefined, {
    think: () => new Promise(() => {}),
    close: async () => {},
  });
  expect((await again.stored(matchID)).log).toEqual([]);
});

it('a move that is under way is answered before its page is sent away', async () => {
  const server = await startServer();
  const seats = await seatedMatch(server);
  const { state } = await server.stored(seats[0]!.matchID);
  const mover = seats[priestsOfRa.seatsToAct(state.G)[0]!]!;
  const { socket } = await enter(server, mover);
  let write: (() => void) | null = null as (() => void) | null;
  const { commit } = server.store;
  // A disk that takes its time.
  (server.store as { commit: typeof commit }).commit = change =>
    new Promise((resolve, reject) => {
      write = () => void commit(change).then(resolve, reject);
    });
  const answer = nextEvent(socket, 'answer');
  socket.emit('update', ...moveMessage(mover, 0, ['draw']), 'move-number-1');
  await eventually(() => write).not.toBeNull();
  const closed = server.close();
  setTimeout(() => write?.(), 20);
  expect(await answer).toEqual([mover.matchID, 'move-number-1', 'made']);
  await closed;
});

it('a storage that does not answer is not waited for', async () => {
  const server = await startServer();
  const seats = await seatedMatch(server);
  const { state } = await server.stored(seats[0]!.matchID);
  const mover = seats[priestsOfRa.seatsToAct(state.G)[0]!]!;
  const { socket } = await enter(server, mover);
  const asked = vi.fn(() => new Promise<never>(() => {}));
  Object.assign(server.store, { commit: asked });
  socket.emit('update', ...moveMessage(mover, 0, ['draw']), 'move-number-1');
  await eventually(() => asked.mock.calls.length).toBe(1);
  await server.close();
});

onPostgres('PostgreSQL', cluster => {
  it('nor is one behind a network that is parted: its process ends in order all the same', async () => {
    const wire = await cutWireTo(await cluster().createDatabase());
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const child = spawnServer({ PORT: String(port), DATABASE_URL: wire.url, LOG_LEVEL: 'fatal' });
    await untilHealthy(url);
    const [who] = await sitDown(url, 'ra', ['Ada', 'Ned'], { numPlayers: 2 });
    const { socket } = await enter({ url }, who!);
    wire.hold();
    // Each would wait for the one before it to be given up.
    for (const id of ['one', 'two', 'three']) socket.emit('chat', who!.matchID, { id, payload: 'hello' });
    await untilHealthy(url);
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await exited).toEqual([0, null]);
  });

  it('and what waits for an answer of it is told that none will come', async () => {
    const wire = await cutWireTo(await cluster().createDatabase());
    const store = await openPostgresStore(wire.url, { log: SILENT, patience: 1e9 });
    closeLater(() => store.close());
    wire.hold();
    const waiting = store.load('match-1');
    store.drain();
    await expect(waiting).rejects.toThrow();
  });
});
