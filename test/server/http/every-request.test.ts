import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
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
