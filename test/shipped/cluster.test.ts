import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { io } from 'socket.io-client';
import { describe, expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '../../src/server/limits/limits.ts';
import { spawnGuarded } from '../../src/tools/children.ts';
import { missingEngines } from '../../src/tools/cluster/engines.ts';
import { freePort } from '../../src/tools/free-port.ts';
import { followPatches } from '../server/support/follow-patches.ts';
import { closeLater } from '../server/support/running-server.ts';
import { type Joined, pathOf, playToTheEnd } from '../server/support/seat-client.ts';
import { sitDown } from '../server/support/server-process.ts';
import { checkProxy, hasProxy, startProxy } from './haproxy.ts';

const ROOT = join(import.meta.dirname, '../..');
const missing = [...missingEngines(process.env), ...(hasProxy() ? [] : ['HAProxy is missing'])];
const isRun = missing.length === 0 || process.env.CI !== undefined;

/** A port, and the two after it, that nobody listens at. */
const threePorts = async (): Promise<readonly [number, number, number]> => {
  for (;;) {
    const port = await freePort();
    const free = await Promise.all([1, 2].map(i => isFree(port + i)));
    if (free.every(Boolean)) return [port, port + 1, port + 2];
  }
};
const isFree = async (port: number): Promise<boolean> => {
  try {
    await freePort(port);
    return true;
  } catch {
    return false;
  }
};

/** What `npm run cluster` runs once all is built. */
const startCluster = (port: number) => {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const [program, ...words] = scripts.cluster.split(' && ').at(-1).split(' ');
  expect(program).toBe('node');
  const { PATH, TEST_DATABASE_URL } = process.env;
  const child = spawnGuarded(process.execPath, [...words, '--port', String(port)], {
    cwd: ROOT,
    env: {
      PATH,
      ...(TEST_DATABASE_URL !== undefined && { TEST_DATABASE_URL }),
      NODE_ENV: 'production',
      // HAProxy.
      TRUST_PROXY: '1',
      MESSAGES_PER_SECOND: '10000',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  closeLater(() => child.kill('SIGKILL'));
  let text = '';
  for (const stream of [child.stdout!, child.stderr!]) stream.on('data', chunk => (text += chunk));
  return { child, said: () => text };
};

/** A page at one address that plays its seat to the end. */
const play = (url: string, who: Joined, transport: 'websocket' | 'polling' = 'websocket'): Promise<void> => {
  const socket = io(`${url}/${who.game}`, { transports: [transport], forceNew: true });
  closeLater(() => socket.close());
  return playToTheEnd(followPatches(socket), who);
};

/** On a machine that is busy with other things a database takes long to be made. */
const untilReady = (url: string): Promise<void> =>
  expect
    .poll(async () => (await fetch(`${url}/readyz`).catch(() => null))?.status, { timeout: 120_000 })
    .toBe(200);

const resultAt = async (url: string, { matchID }: Joined) =>
  (await (await fetch(`${url}${pathOf('kheops')}/${matchID}/record`)).json()).result;

const title = isRun ? 'the cluster' : `the cluster (skipped: ${missing.join('; ')})`;
describe.skipIf(!isRun)(title, () => {
  it('plays a match with pages at both nodes, and one through HAProxy as it is shipped; SIGTERM ends all in order', async () => {
    const [port, ...ports] = await threePorts();
    const cluster = startCluster(port);
    const [inTurn, a, b] = [port, ...ports].map(each => `http://127.0.0.1:${each}`) as [
      string,
      string,
      string,
    ];
    for (const url of [a, b]) await untilReady(url);

    const seats = await sitDown(inTurn, 'kheops', ['Ada', 'Ned'], { numPlayers: 2 });
    await Promise.all([play(a, seats[0]!), play(b, seats[1]!)]);
    for (const url of [inTurn, a, b]) expect(await resultAt(url, seats[0]!)).not.toBeNull();

    const proxy = await startProxy(ports);
    await untilReady(proxy);
    expect((await fetch(`${proxy}/metrics`)).status).toBe(404);
    const behind = await sitDown(proxy, 'kheops', ['Ada', 'Ned'], { numPlayers: 2 });
    await Promise.all([play(proxy, behind[0]!), play(proxy, behind[1]!, 'polling')]);
    expect(await resultAt(proxy, behind[0]!)).toEqual(await resultAt(a, behind[0]!));

    const exited = once(cluster.child, 'exit');
    cluster.child.kill('SIGTERM');
    expect([await exited, cluster.said()]).toEqual([
      [0, null],
      expect.stringContaining(`${inTurn.replace('127.0.0.1', 'localhost')}, which`),
    ]);
    for (const url of [inTurn, a, b]) await expect(fetch(url)).rejects.toThrow();
  });

  it('HAProxy lets one address have as many connections open as a server does that stands alone, whatever for', async () => {
    const proxy = await startProxy([await freePort(), await freePort()]);
    const port = Number(new URL(proxy).port);
    const most = DEFAULT_LIMITS.connectionsPerAddress;
    const dial = (from: string) => {
      const socket = net.connect({ port, host: '127.0.0.1', localAddress: from });
      closeLater(() => socket.destroy());
      return socket.on('error', () => {}).resume();
    };
    await expect
      .poll(async () => (await fetch(proxy).catch(() => null))?.status, { timeout: 30_000 })
      .toBe(503);
    const many = Array.from({ length: most + 20 }, () => dial('127.0.0.2'));
    const isOpen = ({ destroyed, readyState }: net.Socket) => !destroyed && readyState === 'open';
    await expect.poll(() => many.filter(isOpen).length).toBe(most);
    const other = dial('127.0.0.3');
    await once(other, 'connect');
    expect((await fetch(proxy)).status).toBe(503);
    expect(isOpen(other)).toBe(true);
  });

  it('HAProxy finds no fault in its configuration', () => {
    const directory = mkdtempSync(join(tmpdir(), 'haproxy-'));
    closeLater(() => rmSync(directory, { recursive: true }));
    const broken = join(directory, 'broken.cfg');
    const shipped = readFileSync(join(ROOT, 'deploy/haproxy.cfg'), 'utf8');
    writeFileSync(broken, shipped.replace('balance leastconn', 'balance best'));
    const { status, said } = checkProxy(join(ROOT, 'deploy/haproxy.cfg'));
    expect(status).toBe(0);
    // Its servers have their names in the network of `compose.yaml` alone.
    const faults = said.match(/^.*(WARNING|ALERT).*$/gm) ?? [];
    expect(faults.filter(line => !/could not resolve address 'node-[ab]'/.test(line))).toEqual([]);
    expect(checkProxy(broken)).toMatchObject({
      status: 1,
      said: expect.stringContaining('balance only supports'),
    });
  });
});
