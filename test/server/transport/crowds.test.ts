import { readFileSync } from 'node:fs';
import net from 'node:net';
import { expect, it } from 'vitest';
import { closeLater, startServer } from '../support/running-server.ts';

/** How many connections to a port the system has taken up that the process has not. Linux. */
const waitingAt = (port: number): number => {
  const address = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const LISTENS = '0A';
  const lines = ['tcp', 'tcp6'].flatMap(table => readFileSync(`/proc/net/${table}`, 'utf8').split('\n'));
  const fields = lines.map(line => line.trim().split(/\s+/));
  const own = fields.find(([, local, , state]) => local?.endsWith(address) && state === LISTENS)!;
  return Number.parseInt(own[4]!.split(':')[1]!, 16);
};

/** As many as the system lets wait at all. */
const MANY = Math.min(1000, Number(readFileSync('/proc/sys/net/core/somaxconn', 'utf8')));

it('whoever comes while the server is busy waits at the door: it has room for a thousand', async () => {
  const server = await startServer();
  const port = Number(new URL(server.url).port);
  const visitors = Array.from({ length: MANY }, () => net.connect(port, '127.0.0.1'));
  for (const visitor of visitors) closeLater(() => visitor.destroy());
  // Each dials as this turn ends, and nobody is taken up before the next one.
  const waiting = await new Promise<number>(resolve => process.nextTick(() => resolve(waitingAt(port))));
  expect(waiting).toBe(MANY);
});
