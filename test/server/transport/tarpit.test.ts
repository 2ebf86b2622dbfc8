import type http from 'node:http';
import { expect, it } from 'vitest';
import { handshakeCheck } from '../../../src/server/transport/tarpit.ts';

/** A door on a clock that stands still until it is set on. */
const tarpit = () => {
  let now = 1000;
  const sleepers: { readonly until: number; readonly wake: () => void }[] = [];
  const clock = {
    now: () => now,
    sleep: (ms: number) => new Promise<void>(wake => sleepers.push({ until: now + ms, wake })),
  };
  const settle = () => new Promise(resolve => setImmediate(resolve));
  const allow = handshakeCheck({ origins: [], trustProxy: 0 }, ({ url }) => url === '/in', clock);
  const told: string[] = [];
  return {
    told,
    dial: async (url: string, from = '192.0.2.1', headers: Record<string, string> = {}) => {
      const socket = { remoteAddress: from, destroy: () => told.push(`${from} cut`) };
      const request = { url, socket, headers: { host: 'localhost', ...headers } };
      void allow(request as unknown as http.IncomingMessage, (error, isLetIn) =>
        told.push(`${from} ${error ?? isLetIn}`),
      );
      await settle();
    },
    after: async (ms: number) => {
      now += ms;
      for (const { until, wake } of sleepers) if (until <= now) wake();
      await settle();
    },
  };
};

it('whoever is let in does not wait', async () => {
  const { dial, told } = tarpit();
  await dial('/in');
  expect(told).toEqual(['192.0.2.1 true']);
});

it('whoever is not hears so half a second later', async () => {
  const { dial, after, told } = tarpit();
  await dial('/out');
  await after(499);
  expect(told).toEqual([]);
  await after(1);
  expect(told).toEqual(['192.0.2.1 false']);
});

it('those of one address that come together are sent away one after the other, those of others meanwhile', async () => {
  const { dial, after, told } = tarpit();
  for (let n = 0; n < 5; n++) await dial('/out');
  await dial('/out', '192.0.2.2');
  const counts: number[] = [];
  for (const ms of [500, 24, 1, 25, 25, 25]) {
    await after(ms);
    counts.push(told.length);
  }
  expect(counts).toEqual([2, 2, 3, 4, 5, 6]);
  expect(told).toContain('192.0.2.2 false');
});

it('where too many of an address wait the next one is cut, until they are gone', async () => {
  const { dial, after, told } = tarpit();
  for (let n = 0; n < 102; n++) await dial('/out');
  expect(told).toEqual(['192.0.2.1 cut']);
  await dial('/in');
  await dial('/out', '192.0.2.2');
  expect(told.at(-1)).toBe('192.0.2.1 true');
  await after(3000);
  expect(told).toHaveLength(104);
  await dial('/out');
  expect(told).toHaveLength(104);
});

it.each([
  ['host', { host: 'other.example' }],
  ['origin', { origin: 'https://other.example' }],
])('whoever is at the wrong place by its %s is told so at once', async (why, headers) => {
  const { dial, told } = tarpit();
  await dial('/in', '192.0.2.1', headers);
  expect(told).toEqual([`192.0.2.1 ${why}`]);
});
