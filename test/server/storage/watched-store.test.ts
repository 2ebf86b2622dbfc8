import { expect, it } from 'vitest';
import { keptLog } from '../support/kept-log.ts';
import { runningMatch } from '../support/running-match.ts';
import { eventually, nextEvent, startServer } from '../support/running-server.ts';
import { createMatch, GAME, moveMessage, someMove } from '../support/seat-client.ts';

type Writes = { -readonly [Name in 'commit' | 'create']: () => Promise<never> };

it('where nothing can be stored, everybody hears so, and once it can be all goes on', async () => {
  const server = await startServer();
  const { mover, socket, info } = await runningMatch(server);
  for (const path of ['/health', '/healthz', '/readyz']) {
    expect(await server.get(path)).toMatchObject({ status: 200, body: { status: 'ok' } });
  }
  const { commit, create } = server.store;
  const full = () =>
    Promise.reject(Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' }));
  Object.assign(server.store as unknown as Writes, { commit: full, create: full });
  const refused = await server.post(`${GAME}/create`, { numPlayers: 2 });
  expect(refused).toMatchObject({ status: 503, body: { error: 'cannot store now' } });
  const move = someMove(info.state.G, Number(mover.seat), 'full');
  const message = moveMessage(mover, info.state._stateID, move);
  const answer = nextEvent(socket, 'answer');
  socket.emit('update', ...message, 'move-number-1');
  expect(await answer).toEqual([mover.matchID, 'move-number-1', 'refused', 'fault']);
  expect(await server.get('/readyz')).toMatchObject({
    status: 503,
    body: { status: 'cannot store now', reason: 'SQLITE_FULL' },
  });
  expect((await server.get('/healthz')).status).toBe(200);

  Object.assign(server.store, { commit, create });
  const again = nextEvent(socket, 'answer');
  socket.emit('update', ...message, 'move-number-1');
  expect(await again).toEqual([mover.matchID, 'move-number-1', 'made']);
  expect((await server.get('/readyz')).status).toBe(200);
  await createMatch(server);
});

it('a statement that is wrong is no fault of the storage', async () => {
  const server = await startServer({ logLevel: 'silent' });
  const wrong = () => Promise.reject(Object.assign(new Error('no such column'), { code: 'SQLITE_ERROR' }));
  Object.assign(server.store, { load: wrong });
  expect((await server.get(`${GAME}/abc123XYZ00`)).status).toBe(500);
});

it('where nothing can be read, everybody hears so, the log once, and once it can be all goes on', async () => {
  const log = keptLog();
  const server = await startServer({ logLevel: 'warn' }, undefined, undefined, undefined, log);
  const { mover, socket } = await runningMatch(server);
  const away = () => Promise.reject(Object.assign(new Error('disk I/O error'), { code: 'SQLITE_IOERR' }));
  const { load, history, initialState, log: entries } = server.store;
  const known = { load, history, initialState, log: entries };
  Object.assign(server.store, { load: away, history: away, initialState: away, log: away });
  for (const path of [mover.matchID, `${mover.matchID}/record`].map(name => `${GAME}/${name}`)) {
    expect(await server.get(path)).toMatchObject({ status: 503, body: { error: 'cannot store now' } });
  }
  const refused = nextEvent(socket, 'refused');
  socket.emit('sync', mover.matchID, mover.seat, mover.credentials);
  expect(await refused).toEqual([mover.matchID, null, 'fault']);
  expect((await server.get('/readyz')).body.reason).toBe('SQLITE_IOERR');
  expect(log.take().map(line => JSON.parse(line).msg)).toEqual(['what is stored cannot be read']);

  Object.assign(server.store, known);
  await eventually(async () => (await server.get('/readyz')).status).toBe(200);
  const synced = nextEvent(socket, 'sync');
  socket.emit('sync', mover.matchID, mover.seat, mover.credentials);
  await synced;
  expect((await server.get(`${GAME}/${mover.matchID}`)).status).toBe(200);
});
