import { createSocket } from 'node:dgram';
import { promises as dns } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { isPrivate, lookupOf } from '../../../src/server/notices/lookup.ts';
import { closeLater } from '../support/running-server.ts';

const NAMES: Readonly<Record<string, { readonly 4?: string[]; readonly 6?: string[] }>> = {
  'hooks.example': { 4: ['93.184.216.34'], 6: ['2606:4700::1111'] },
  'four.example': { 4: ['93.184.216.34'] },
  'inside.example': { 4: ['10.0.0.7'] },
  'both.example': { 4: ['93.184.216.34'], 6: ['fd00::1'] },
};
const names = {
  resolve4: async (name: string) => NAMES[name]?.[4] ?? Promise.reject(new Error('ENODATA')),
  resolve6: async (name: string) => NAMES[name]?.[6] ?? Promise.reject(new Error('ENODATA')),
} as unknown as dns.Resolver;

/** What a lookup finds, or why it finds nothing. */
const found = (lookup: LookupFunction, name: string, options = {}) =>
  new Promise(resolve =>
    lookup(name, { all: true, ...options }, (error, address) => resolve(error?.message ?? address)),
  );

describe('a name that is to be notified', () => {
  it.each([
    [
      'hooks.example',
      [
        { address: '93.184.216.34', family: 4 },
        { address: '2606:4700::1111', family: 6 },
      ],
    ],
    ['four.example', [{ address: '93.184.216.34', family: 4 }]],
    ['inside.example', 'inside.example leads to no public address'],
    ['both.example', 'both.example leads to no public address'],
    ['nobody.example', 'nobody.example is no name that is known'],
  ])('%s leads to %j', async (name, to) => {
    expect(await found(lookupOf(false, names), name)).toEqual(to);
  });

  it('is found of one family where one is asked for', async () => {
    const lookup = lookupOf(false, names);
    expect(await found(lookup, 'hooks.example', { all: false })).toBe('93.184.216.34');
    expect(await found(lookup, 'hooks.example', { all: false, family: 6 })).toBe('2606:4700::1111');
    expect(await found(lookup, 'four.example', { family: 6 })).toBe('four.example is no name that is known');
  });

  it('is found in the files of this machine only where its own network may be notified', async () => {
    expect(await found(lookupOf(true, names), 'localhost')).toContainEqual(
      expect.objectContaining({ address: expect.stringMatching(/^(127\.0\.0\.1|::1)$/) }),
    );
    expect(await found(lookupOf(false, names), 'localhost')).toBe('localhost is no name that is known');
  });

  it('waits for no thread, though its name server says nothing', async () => {
    const silent = createSocket('udp4');
    await new Promise<void>(listening => silent.bind(0, '127.0.0.1', listening));
    closeLater(() => silent.close());
    const resolver = new dns.Resolver({ timeout: 1, tries: 1 });
    resolver.setServers([`127.0.0.1:${silent.address().port}`]);
    const ofSystem = vi.spyOn(dns, 'lookup');
    const lookup = lookupOf(false, resolver);
    const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => found(lookup, `${n}.example`)));
    expect(new Set(answers.map(String))).toHaveLength(40);
    expect(answers[0]).toBe('0.example is no name that is known');
    expect(ofSystem).not.toHaveBeenCalled();
    ofSystem.mockRestore();
  });
});

it.each([
  ['127.0.0.1', true],
  ['10.1.2.3', true],
  ['172.31.0.1', true],
  ['192.168.1.1', true],
  ['169.254.169.254', true],
  ['100.64.0.1', true],
  ['0.0.0.0', true],
  ['224.0.0.1', true],
  ['::1', true],
  ['::', true],
  ['fe80::1', true],
  ['fd00::1', true],
  ['::ffff:10.0.0.1', true],
  ['::ffff:a00:1', true],
  ['64:ff9b::a00:1', true],
  ['64:ff9b:1::a00:1', true],
  ['fec0::1', true],
  ['::7f00:1', true],
  ['2002:a00:1::1', true],
  ['2001:0:a00:1::1', true],
  ['93.184.216.34', false],
  ['172.32.0.1', false],
  ['2606:4700::1111', false],
  ['2001:4860:4860::8888', false],
])('%s is an address of its own network: %s', (address, isOwn) => {
  expect(isPrivate(address)).toBe(isOwn);
});
