import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, vi } from 'vitest';
import { connectionsOf } from '../../../src/server/http/connections.ts';
import { guardRequests } from '../../../src/server/http/every-request.ts';
import { closeLater } from '../support/running-server.ts';

it('each request is answered when its turn comes, those of others meanwhile', async () => {
  const answered: string[] = [];
  const server = http.createServer(({ url = '' }, response) => {
    answered.push(url);
    response.end();
  });
  closeLater(() => server.close());
  const waits = new Map([['/waits', 1000]]);
  guardRequests(server, {
    connections: connectionsOf(server, null),
    mayAsk: () => true,
    turnOf: ({ url = '' }) => waits.get(url) ?? 0,
    sentAway: () => {},
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const heard = once(server, 'request');
  const waiting = fetch(`http://127.0.0.1:${port}/waits`);
  await heard;
  await fetch(`http://127.0.0.1:${port}/at-once`);
  await waiting;
  expect(answered).toEqual(['/at-once', '/waits']);
});

it('whoever asks for too much is held, with nothing read, before they are sent away; a proxy is not', async () => {
  for (const isDirect of [true, false]) {
    const server = http.createServer((_request, response) => response.end('answered'));
    closeLater(() => server.close());
    const visitors = { most: 10, isKeptOut: () => false, refused: () => {} };
    const connections = connectionsOf(server, isDirect ? visitors : null);
    const held = vi.spyOn(connections, 'hold');
    guardRequests(server, { connections, mayAsk: () => false, turnOf: () => 0, sentAway: () => {} });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const asked = once(server, 'request');
    const answer = fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    const [{ socket }] = (await asked) as [http.IncomingMessage];
    await new Promise(resolve => setTimeout(resolve));
    expect([connections.isHeld(socket), socket.isPaused()]).toEqual([true, isDirect]);
    expect((await answer).status).toBe(429);
    expect(held).toHaveBeenCalledTimes(1);
  }
});
