import { join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { DATABASE_FILE } from '../../../src/server/storage/sqlite-store.ts';
import { runningMatch } from '../support/running-match.ts';
import {
  closeLater,
  eventually,
  nextEvent,
  openSocket,
  startServer,
  temporaryDirectory,
} from '../support/running-server.ts';
import { enter, moveMessage, newMoveID, someMove } from '../support/seat-client.ts';

/** Has the database to itself, as another process may: a backup, say. */
const lock = (dataDir: string): (() => void) => {
  const other = new Database(join(dataDir, DATABASE_FILE));
  closeLater(() => other.close());
  other.exec('BEGIN IMMEDIATE');
  return () => void other.exec('COMMIT');
};

it('a locked database keeps only those waiting who write, and what they wrote is stored once it is free', async () => {
  const dataDir = temporaryDirectory();
  const server = await startServer({ dataDir });
  const { matchID, mover, other, socket, info, stored } = await runningMatch(server);
  const answers: string[] = [];
  socket.on('answer', (_match, _id, kind) => answers.push(kind));
  const move = someMove(info.state.G, Number(mover.seat), 'locked');
  const message = moveMessage(mover, info.state._stateID, move);
  const id = newMoveID();

  await eventually(async () => {
    const release = lock(dataDir);
    answers.length = 0;
    socket.emit('update', ...message, id);
    // Whoever is not waiting for the lock is answered before whoever is: on a busy machine not each time.
    expect((await server.get('/healthz')).status).toBe(200);
    expect((await server.get(`/games/priests-of-ra/${matchID}`)).status).toBe(200);
    const page = openSocket(server.url);
    page.emit('sync', matchID, null, null);
    await nextEvent(page, 'sync');
    page.close();
    const wasFree = answers.length === 0;
    const answered = wasFree ? nextEvent(socket, 'answer') : Promise.resolve();
    release();
    await answered;
    return wasFree;
  }).toBe(true);

  // A page that is told `fault` sends its move again, under the same id.
  while (answers.at(-1) === 'refused') {
    socket.emit('update', ...message, id);
    await nextEvent(socket, 'answer');
  }
  expect(['made', 'repeated']).toContain(answers.at(-1));
  expect((await stored()).state._stateID).toBe(info.state._stateID + 1);
  expect((await enter(server, other)).info.state._stateID).toBe(info.state._stateID + 1);
});
