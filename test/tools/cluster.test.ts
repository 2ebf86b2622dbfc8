import { once } from 'node:events';
import http from 'node:http';
import type net from 'node:net';
import { expect, it } from 'vitest';
import { parseArguments } from '../../src/tools/cluster/arguments.ts';
import { cluster } from '../../src/tools/cluster/command.ts';
import { startProxy } from '../../src/tools/cluster/proxy.ts';
import { run } from '../server/support/command.ts';
import { closeLater } from '../server/support/running-server.ts';

it('a cluster is two servers, if nothing else is asked for', () => {
  expect(parseArguments([])).toEqual({ nodes: 2, port: 8000, directory: null });
  expect(parseArguments(['--nodes', '3', '--port', '9000', '--directory', 'kept'])).toEqual({
    nodes: 3,
    port: 9000,
    directory: 'kept',
  });
});

it.each([['--nodes', '0'], ['--nodes', 'two'], ['--port', '65534'], ['--directory', ''], ['--nonsense']])(
  'wrong arguments end with 2, in words: %s %s',
  async (...words) => {
    const { status, stdout, stderr } = await run(cluster, ...words);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain('usage: npm run cluster');
  },
);

/** A server that says its name. */
const named = async (name: string) => {
  const server = http.createServer((_request, response) => response.end(name)).listen(0, '127.0.0.1');
  closeLater(() => server.close());
  await once(server, 'listening');
  return { server, port: (server.address() as net.AddressInfo).port };
};

it('the proxy sends connections to each node in turn, and past those that have gone', async () => {
  const [a, b] = [await named('a'), await named('b')];
  const proxy = await startProxy(0, [a.port, b.port]);
  closeLater(() => proxy.close());
  const ask = async () => {
    const answer = await fetch(`http://127.0.0.1:${proxy.port}`, { headers: { connection: 'close' } });
    return answer.text();
  };
  expect([await ask(), await ask(), await ask()]).toEqual(['a', 'b', 'a']);
  b.server.close();
  expect([await ask(), await ask(), await ask()]).toEqual(['a', 'a', 'a']);
});
