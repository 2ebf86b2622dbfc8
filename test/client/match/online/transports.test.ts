// @vitest-environment node
import { createServer, type Server as HttpServer, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { Server } from 'socket.io';
import { io, type Socket } from 'socket.io-client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  ANSWERS_WITHIN_MS,
  followTransports,
  newVisit,
  socketOptions,
  type Transports,
  type Visit,
} from '../../../../src/client/match/online/transports.ts';
import { eventually } from '../../patience.ts';

/** What a proxy does with WebSockets. */
type Kind = 'passes' | 'swallows' | 'swallows what the page says' | 'refuses' | 'cuts' | 'cuts at once';

let house: HttpServer;
let sockets: Server;
const open: (() => void)[] = [];
/** What was asked for at the proxy. */
let asked: ('websocket' | 'polling')[];

beforeEach(async () => {
  asked = [];
  house = createServer();
  sockets = new Server(house);
  await listening(house);
});
afterEach(async () => {
  for (const close of open.splice(0)) close();
  await sockets.close();
});

const listening = (server: HttpServer) =>
  new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
const portOf = (server: HttpServer) => (server.address() as AddressInfo).port;

/** A real proxy, which hands on requests and does with WebSockets what it is told to. */
const proxy = async (kind: Kind | 'is gone'): Promise<number> => {
  const server = createServer((from, to) => {
    if (from.url?.includes('transport=polling')) asked.push('polling');
    const { method, url, headers } = from;
    const on = request({ port: portOf(house), method, path: url, headers }, answer => {
      to.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(to);
    });
    on.on('error', () => to.destroy());
    from.pipe(on);
  });
  const held = new Set<{ destroy: () => void }>();
  server.on('upgrade', (from, socket, head) => {
    asked.push('websocket');
    held.add(socket);
    socket.on('error', () => {});
    if (kind === 'refuses') return socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
    const lines = Object.entries(from.headers).map(([name, value]) => `${name}: ${value}\r\n`);
    const on = connect(portOf(house), '127.0.0.1', () => {
      on.write(`GET ${from.url} HTTP/1.1\r\n${lines.join('')}\r\n`);
      on.write(head);
    });
    held.add(on);
    on.on('error', () => {});
    if (kind === 'swallows') {
      // The answer to the upgrade, and nothing that comes after it.
      on.once('data', data => socket.write(data.subarray(0, data.indexOf('\r\n\r\n') + 4)));
      return;
    }
    on.pipe(socket);
    if (kind !== 'swallows what the page says') socket.pipe(on);
    const cut = () => socket.destroy();
    if (kind === 'cuts at once') sockets.once('connection', cut);
    if (kind === 'cuts') sockets.on('connection', each => each.once('here', cut));
  });
  await listening(server);
  open.push(() => {
    server.close();
    server.closeAllConnections();
    for (const each of held) each.destroy();
  });
  const port = portOf(server);
  if (kind === 'is gone') open.pop()!();
  return port;
};

const page = (port: number, visit: Visit, now?: () => number) => {
  const socket: Socket = io(`http://127.0.0.1:${port}`, { ...socketOptions(visit), forceNew: true });
  socket.on('connect', () => void socket.emit('here'));
  const transports: Transports = followTransports(socket, () => {}, visit, now);
  open.push(() => {
    transports.stop();
    socket.disconnect();
  });
  const transport = () => (socket.connected ? socket.io.engine.transport.name : null);
  const comes = (wanted: string) => eventually(() => expect(transport()).toBe(wanted));
  return { socket, transports, comes };
};

it('a WebSocket is taken where one comes through', async () => {
  const visit = newVisit();
  await page(await proxy('passes'), visit).comes('websocket');
  expect(visit).toEqual({ isBlocked: false, hasPassed: true, short: 0 });
});

it.each(['swallows', 'swallows what the page says', 'refuses', 'cuts at once'] as const)(
  'where a proxy %s WebSockets, requests are made instead, for as long as the visit lasts',
  async kind => {
    const visit = newVisit();
    const port = await proxy(kind);
    await page(port, visit).comes('polling');
    expect(asked.filter(transport => transport === 'websocket')).toHaveLength(1);
    expect(visit.isBlocked).toBe(true);
    // Another match, and a connection made anew.
    const second = page(port, visit);
    await second.comes('polling');
    second.socket.io.engine.close();
    await eventually(() => expect(second.socket.connected).toBe(false));
    await second.comes('polling');
    expect(asked.filter(transport => transport === 'websocket')).toHaveLength(1);
  },
);

it('that is within five seconds', () => {
  expect(ANSWERS_WITHIN_MS).toBeLessThanOrEqual(3000);
  // Beside that there is the pause before the next try.
  const { reconnectionDelay } = socketOptions(newVisit());
  expect(ANSWERS_WITHIN_MS + 1.5 * reconnectionDelay).toBeLessThan(4000);
});

it('where each WebSocket is cut soon, the page stays with requests after the second', async () => {
  const visit = newVisit();
  const { comes } = page(await proxy('cuts'), visit);
  await comes('polling');
  expect(visit).toMatchObject({ isBlocked: true, hasPassed: true });
  expect(asked.filter(transport => transport === 'websocket')).toHaveLength(2);
});

it('a WebSocket that lasted for long is no sign of a proxy that cuts them', async () => {
  let clock = 0;
  const visit = newVisit();
  const { socket, comes } = page(await proxy('passes'), visit, () => clock);
  for (let i = 0; i < 3; i++) {
    await comes('websocket');
    clock += 60_000;
    socket.io.engine.close();
    await eventually(() => expect(socket.connected).toBe(false));
  }
  await comes('websocket');
  expect(visit).toMatchObject({ isBlocked: false, short: 0 });
});

it('a page that cannot connect says what it has tried, until it is connected', async () => {
  let clock = 0;
  const { transports } = page(await proxy('is gone'), newVisit(), () => clock);
  expect(transports.tried()).toBeNull();
  // At first it is only a lost connection.
  clock += 10_000;
  await eventually(() => expect(transports.tried()).toEqual(['websocket', 'polling']));
});
