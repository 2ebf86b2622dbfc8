import net from 'node:net';
import { expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '../../../src/server/limits/limits.ts';
import {
  closeLater,
  eventually,
  NO_LIMITS,
  nextEvent,
  openSocket,
  startServer,
} from '../support/running-server.ts';
import { createMatch, GAME } from '../support/seat-client.ts';

it('one address may create, write, read and hold open only so much', async () => {
  const server = await startServer({
    limits: {
      ...DEFAULT_LIMITS,
      createsPerMinute: 2,
      noticesPerMinute: 1,
      writesPerMinute: 3,
      readsPerMinute: 4,
      socketsPerAddress: 2,
    },
  });
  const matchID = await createMatch(server);
  await createMatch(server);
  // However it is written.
  for (const path of [`${GAME}/create`, `${GAME}/create/`, `${GAME}/CREATE`])
    expect((await server.post(path, { numPlayers: 2 })).status).toBe(429);
  const joins = [];
  for (let i = 0; i < 4; i++) joins.push(await server.post(`${GAME}/${matchID}/join`, { playerName: '' }));
  expect(joins.map(({ status }) => status)).toEqual([400, 400, 400, 429]);
  const notify = () => server.post(`${GAME}/${matchID}/notify`, { playerID: '0', credentials: 'none' });
  expect([(await notify()).status, (await notify()).status]).toEqual([403, 429]);
  const reads = [];
  for (let i = 0; i < 5; i++) reads.push(await server.get('/games'));
  expect(reads.map(({ status }) => status)).toEqual([200, 200, 200, 200, 429]);
  expect((await server.get('/health')).status).toBe(200);
  const sockets = [openSocket(server.url), openSocket(server.url)];
  await Promise.all(sockets.map(socket => nextEvent(socket, 'connect')));
  const third = openSocket(server.url);
  await nextEvent(third, 'connect_error');
  third.close();
  sockets[0]!.close();
  // It asks again until the server has noticed.
  await nextEvent(openSocket(server.url), 'connect');
});

it('of requests of whatever kind an address may make only so many; whoever goes on is not listened to', async () => {
  const server = await startServer({ limits: { ...NO_LIMITS, requestsPerSecond: 1 } });
  const port = Number(new URL(server.url).port);
  /** What is answered until the connection ends. */
  const asked = async (from: string, ...paths: readonly string[]): Promise<string> => {
    const socket = net.connect({ port, host: '127.0.0.1', localAddress: from }).setEncoding('utf8');
    closeLater(() => socket.destroy());
    let answers = '';
    socket.on('error', () => {}).on('data', text => (answers += text));
    // Not by `once`, which takes it for a fault where the connection is reset.
    const ended = new Promise(closed => socket.on('close', closed));
    const last = paths.at(-1);
    for (const path of paths) {
      const leave = path === last ? 'Connection: close\r\n' : '';
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n${leave}\r\n`);
    }
    await ended;
    return answers;
  };
  const statuses = (answers: string) => answers.match(/(?<=HTTP\/1\.1 )\d+/g) ?? [];
  // A page that is not built, and a probe.
  const paths = Array<readonly string[]>(10).fill(['/', '/readyz']).flat();
  const answers = await asked('127.0.0.2', ...paths, '/healthz');
  expect(statuses(answers)).toEqual(['404', '200', '404', '200', '404', '429']);
  expect(answers).toMatch(/retry-after: 1/i);
  expect(await asked('127.0.0.2', '/readyz')).toBe('');
  expect(statuses(await asked('127.0.0.3', '/readyz'))).toEqual(['200']);
  // A conversation that there is not: whoever answers polls knows nothing of routes.
  const poll = '/socket.io/?EIO=4&transport=polling&sid=nobody';
  await eventually(() => asked('127.0.0.4', poll)).toBe('');
});
