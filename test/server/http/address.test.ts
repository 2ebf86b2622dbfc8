import type http from 'node:http';
import { describe, expect, it } from 'vitest';
import { addressOf } from '../../../src/server/http/address.ts';
import { DEFAULT_LIMITS } from '../../../src/server/limits/limits.ts';
import { nextEvent, openSocket, startServer } from '../support/running-server.ts';

const from = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as unknown as http.IncomingMessage;

describe('whose request it is', () => {
  it.each<[string, number, string | undefined, string]>([
    ['without proxies what is claimed is not believed', 0, '1.1.1.1', '9.9.9.9'],
    ['one proxy: what it has added, and nothing left of it', 1, '6.6.6.6, 1.1.1.1', '1.1.1.1'],
    ['two proxies: what the outer one has added', 2, '6.6.6.6, 1.1.1.1, 10.0.0.2', '1.1.1.1'],
    ['two proxies, and somebody who went round the outer one', 2, '1.1.1.1', '1.1.1.1'],
    ['a proxy that says nothing', 1, undefined, '9.9.9.9'],
    ['a proxy that does not know', 1, '1.1.1.1, unknown', '9.9.9.9'],
    ['an empty entry', 1, '1.1.1.1,', '9.9.9.9'],
    ['an entry with a port', 1, '1.1.1.1:5000', '1.1.1.1'],
    ['an entry of IPv6 with a port', 1, '[2001:db8::1]:5000', '2001:db8:0:0::/64'],
  ])('%s', (_, hops, forwarded, address) => {
    expect(addressOf(from('9.9.9.9', forwarded), hops)).toBe(address);
  });

  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:db8:1:3::9', '2001:db8:1:3::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::ffff:9.8.7.6', '9.8.7.6'],
    ['::FFFF:908:706', '9.8.7.6'],
    ['9.8.7.6', '9.8.7.6'],
  ])('%s is limited as %s', (remote, key) => {
    expect(addressOf(from(remote), 0)).toBe(key);
  });
});

it('an address that changes what stands left of the proxies, or within its /64, has one allowance', async () => {
  const limits = { ...DEFAULT_LIMITS, readsPerMinute: 2, socketsPerAddress: 1, streamsPerAddress: 1 };
  const server = await startServer({ trustProxy: 1, limits });
  const as = (forwarded: string) => ({ 'x-forwarded-for': forwarded });
  const read = async (forwarded: string, path = '/games') => {
    const answer = await fetch(server.url + path, { headers: as(forwarded) });
    await answer.body?.cancel();
    return answer.status;
  };
  expect(await read('1.1.1.1, 2001:db8::1')).toBe(200);
  expect(await read('2.2.2.2, 2001:db8::2')).toBe(200);
  expect(await read('3.3.3.3, 2001:db8::3')).toBe(429);
  expect(await read('3.3.3.3, 2001:db9::3')).toBe(200);
  const first = openSocket(server.url, 'ra', as('1.1.1.1, 2001:db8::4'));
  await nextEvent(first, 'connect');
  const second = openSocket(server.url, 'ra', as('2.2.2.2, 2001:db8::5'));
  await nextEvent(second, 'connect_error');
});
