import { once } from 'node:events';
import net from 'node:net';
import { io } from 'socket.io-client';
import { expect, it } from 'vitest';
import type { Connection } from '../../../src/server/transport/connections.ts';
import { knock, openPoller, openWire } from '../support/raw-connections.ts';
import { runningMatch } from '../support/running-match.ts';
import {
  closeLater,
  eventually,
  NO_LIMITS,
  startServer,
  TEST_CONFIG,
  type TestServer,
} from '../support/running-server.ts';
import { enter } from '../support/seat-client.ts';

const NAMESPACE = '/priests-of-ra';
const CONNECT = `40${NAMESPACE},`;
const syncOf = (matchID: string): string => `42${NAMESPACE},["sync","${matchID}",null]`;

/** Bytes that wait at the server for all pages at a match. */
const held = (server: TestServer, matchID: string): number =>
  server.pages.at(matchID).reduce((sum, { socket }) => {
    const { transport, ...conn } = socket.conn as unknown as Connection & {
      readonly writeBuffer: readonly { readonly data?: string }[];
    };
    const waiting = conn.writeBuffer.reduce((bytes, { data }) => bytes + (data?.length ?? 0), 0);
    return sum + waiting + (transport.socket?.bufferedAmount ?? 0);
  }, 0);

const HELD = 20_000;
const TOKEN = 'a-token-of-24-characters';

it('forty pollers that ask for the match and never poll are all cut off, and others are answered', async () => {
  const server = await startServer({ limits: { ...NO_LIMITS, heldBytes: HELD } });
  const { matchID } = await runningMatch(server);
  const before = server.pages.at(matchID).length;
  let most = 0;
  const flood = async () => {
    const poller = await openPoller(server.url);
    await poller.send(CONNECT);
    await poller.poll();
    for (let i = 0; i < 60 && (await poller.send(...Array<string>(8).fill(syncOf(matchID)))); i++) {
      most = Math.max(most, held(server, matchID));
    }
  };
  for (let wave = 0; wave < 4; wave++) await Promise.all(Array.from({ length: 10 }, flood));
  await eventually(() => server.pages.at(matchID).length).toBe(before);
  expect(most).toBeGreaterThan(HELD / 2);
  // Ten at a time, and each by no more than what was asked for together.
  expect(most).toBeLessThan(10 * (HELD + 20_000));
  expect((await enter(server, { matchID })).info.state._stateID).toBe(0);
});

it('a WebSocket that never reads is cut off once more waits for it than may, beside what the system holds', async () => {
  // Nor does it answer a ping, for which it would be cut off as well.
  const patience = { ...TEST_CONFIG.patience, pong: 300_000 };
  const limits = { ...NO_LIMITS, heldBytes: HELD };
  const server = await startServer({ metricsToken: TOKEN, limits, patience });
  const { matchID } = await runningMatch(server);
  const before = server.pages.at(matchID).length;
  const wire = await openWire(server.url);
  const isIn = wire.heard();
  await wire.send(CONNECT);
  await isIn;
  await wire.send(syncOf(matchID));
  await eventually(() => server.pages.at(matchID).length).toBe(before + 1);
  wire.pause();
  let most = 0;
  for (let i = 0; i < 2000 && server.pages.at(matchID).length > before; i++) {
    await wire.send(...Array<string>(20).fill(syncOf(matchID)));
    await new Promise(resolve => setTimeout(resolve, 2));
    most = Math.max(most, held(server, matchID));
  }
  await eventually(() => server.pages.at(matchID).length).toBe(before);
  expect(most).toBeLessThan(HELD + 200_000);
  const metrics = await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  expect(await metrics.text()).toContain('connections_cut_total{reason="buffered"} 1');
});

it('the root namespace and unknown ones let nobody in', async () => {
  const server = await startServer();
  for (const namespace of ['/', '/chess', '/__proto__']) {
    const socket = io(server.url + namespace, { transports: ['websocket'], forceNew: true });
    closeLater(() => socket.close());
    const error = await new Promise<Error>(resolve => socket.once('connect_error', resolve));
    expect(error.message).toMatch(/there is no game here|Invalid namespace/);
    expect(socket.connected).toBe(false);
  }
});

it('leaving a namespace and coming back gives nobody a new allowance', async () => {
  // Hardly anything of it comes back, however long the machine takes.
  const server = await startServer({ limits: { ...NO_LIMITS, messagesPerSecond: 0.01, messageBurst: 20 } });
  const { matchID } = await runningMatch(server);
  const poller = await openPoller(server.url);
  const heard: string[] = [];
  for (let i = 0; i < 10; i++) {
    await poller.send(CONNECT);
    heard.push(...(await poller.poll()));
    if (!(await poller.send(syncOf(matchID), syncOf(matchID)))) break;
    heard.push(...(await poller.poll()));
    await poller.send(`41${NAMESPACE},`);
  }
  const syncs = heard.filter(packet => packet.includes('["sync"'));
  expect(syncs.length).toBeGreaterThan(0);
  // A connection costs two, a sync three: of twenty that is four and some change.
  expect(syncs.length).toBeLessThanOrEqual(5);
});

it('many comings to a namespace in one chunk are one', async () => {
  const server = await startServer();
  const poller = await openPoller(server.url);
  await poller.send(...Array<string>(100).fill(CONNECT));
  const connected = (await poller.poll()).filter(packet => packet.startsWith('40'));
  expect(connected.length).toBeLessThanOrEqual(1);
});

it('of new connections there are only so many a minute from one address', async () => {
  const server = await startServer({ limits: { ...NO_LIMITS, connectsPerMinute: 5 } });
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => server.get('/socket.io/?EIO=4&transport=polling')),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
});

it('packets that are no messages are counted too, and who sends too many is cut off', async () => {
  const limits = { ...NO_LIMITS, messagesPerSecond: 10, messageBurst: 20 };
  const server = await startServer({ metricsToken: TOKEN, limits });
  const wire = await openWire(server.url);
  await wire.send(CONNECT);
  await wire.send(...Array<string>(1000).fill('3'));
  await wire.closed;
  const metrics = await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  expect(await metrics.text()).toContain('connections_cut_total{reason="flood"} 1');
});

it.each(['pings', 'pongs'] as const)('%s beneath the packets are counted too', async kind => {
  const limits = { ...NO_LIMITS, messagesPerSecond: 10, messageBurst: 20 };
  const server = await startServer({ metricsToken: TOKEN, limits });
  const wire = await openWire(server.url);
  wire.frames(kind, 1000);
  await wire.closed;
  const metrics = await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  expect(await metrics.text()).toContain('connections_cut_total{reason="flood"} 1');
});

it('a ping in a while is answered', async () => {
  const server = await startServer();
  const wire = await openWire(server.url);
  expect(await wire.answered()).toBe('still there');
});

it('of pings that come together the last is answered', async () => {
  const server = await startServer();
  const wire = await openWire(server.url);
  expect((await wire.pinged(20)).length).toBeLessThan(5);
});

it('a message that comes in ever so many pieces, each of them empty, ends its connection', async () => {
  const server = await startServer();
  const wire = await openWire(server.url);
  await wire.send(CONNECT);
  wire.frames('pieces', 100);
  expect(await wire.closed).toBe(1008);
});

it('coming to where there is no game costs an address as much as coming to one', async () => {
  const limits = { ...NO_LIMITS, messagesPerSecond: 0.5, messageBurst: 20 };
  const server = await startServer({ limits });
  const astray = await openWire(server.url);
  await astray.send(
    ...['40', '40/chess,', '40/__proto__,{}'].flatMap(packet => Array<string>(40).fill(packet)),
  );
  await eventually(async () => {
    const other = await openWire(server.url);
    const answer = other.heard();
    await other.send(CONNECT);
    return await answer;
  }).toContain('rate');
});

it('of connections that say nothing an address has only so many open, and others are served', async () => {
  const server = await startServer({
    metricsToken: TOKEN,
    limits: { ...NO_LIMITS, connectionsPerAddress: 5 },
  });
  const port = Number(new URL(server.url).port);
  const silent = (from: string) => {
    const socket = net.connect({ port, host: '127.0.0.1', localAddress: from });
    closeLater(() => socket.destroy());
    socket.on('error', () => {});
    return socket;
  };
  const many = Array.from({ length: 20 }, () => silent('127.0.0.2'));
  await eventually(() => many.filter(({ destroyed }) => !destroyed).length).toBe(5);
  expect((await server.get('/healthz')).status).toBe(200);
  const metrics = await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${TOKEN}` } });
  expect(await metrics.text()).toContain('connections_cut_total{reason="crowd"} 15');
  // Whoever goes makes room for another.
  many.find(({ destroyed }) => !destroyed)!.destroy();
  await eventually(async () => {
    const next = silent('127.0.0.2');
    const answer = once(next, 'data').then(String, () => '');
    next.write('GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n');
    return Promise.race([answer, once(next, 'close').then(() => 'closed')]);
  }).toContain('200 OK');
});

it('connections of an address that come all at once are no more than it may have open', async () => {
  const server = await startServer({ limits: { ...NO_LIMITS, socketsPerAddress: 5 } });
  const tries = Array.from({ length: 20 }, () => knock(server.url));
  const answers = await Promise.all(tries);
  expect(answers.filter(isIn => isIn)).toHaveLength(5);
});
