import { describe, expect, it } from 'vitest';
import { Allowances } from '../../../src/server/limits/allowance.ts';
import { DEFAULT_LIMITS } from '../../../src/server/limits/limits.ts';
import { networksOf, sharedOf } from '../../../src/server/limits/networks.ts';
import { OpenAtOnce } from '../../../src/server/limits/open-at-once.ts';
import { WindowLimiter } from '../../../src/server/limits/window-limiter.ts';

/** The nth /64 of one /56, and one of the nth /56 of one /48. */
const of56 = (n: number) => `2001:db8:1:${(0x1200 + n).toString(16)}::/64`;
const of48 = (n: number) => `2001:db8:1:${(n << 8).toString(16)}::/64`;
const ELSEWHERE = '2001:db8:2:1200::/64';

it.each([
  ['192.0.2.1', ['192.0.2.1']],
  ['2001:db8:1:12ab::/64', ['2001:db8:1:12ab::/64', '2001:db8:1:1200::/56', '2001:db8:1::/48']],
  ['2001:db8:1:ff::/64', ['2001:db8:1:ff::/64', '2001:db8:1:0::/56', '2001:db8:1::/48']],
])('%s lies in %j', (address, keys) => {
  expect(networksOf(address).map(({ key }) => key)).toEqual(keys);
});

describe.each<[string, () => (address: string) => boolean | Promise<boolean>]>([
  [
    'connections that are open at once',
    () => {
      const open = new OpenAtOnce(3);
      return address => {
        if (open.isFull(address)) return false;
        open.opened(address);
        return true;
      };
    },
  ],
  [
    'new connections',
    () => {
      const limits = { ...DEFAULT_LIMITS, connectsPerMinute: 3, socketsPerAddress: 1000 };
      const allowances = new Allowances(limits, () => 0);
      return address => allowances.dial(address);
    },
  ],
  [
    'requests a minute',
    () => {
      const limiter = new WindowLimiter({ name: 'networks', points: 3, duration: 60 });
      return async address => (await limiter.take(address)) === null;
    },
  ],
])('of %s', (_what, newLimit) => {
  const taken = async (take: ReturnType<typeof newLimit>, addresses: readonly string[]) => {
    let all = 0;
    for (const address of addresses) all += Number(await take(address));
    return all;
  };
  const times = (many: number, address: (n: number) => string) =>
    Array.from({ length: many }, (_, n) => address(n));

  it('a /64 has a share, its /56 two, its /48 four, and whoever is elsewhere has their own', async () => {
    const take = newLimit();
    expect(
      await taken(
        take,
        times(9, () => of56(0)),
      ),
    ).toBe(3);
    expect(await taken(take, times(9, of56))).toBe(3);
    expect(await taken(take, times(99, of48))).toBe(6);
    expect(
      await taken(
        take,
        times(9, () => ELSEWHERE),
      ),
    ).toBe(3);
    expect(
      await taken(
        take,
        times(9, () => '192.0.2.1'),
      ),
    ).toBe(3);
  });

  it('what a /64 is refused is not taken from the others of its /56', async () => {
    const take = newLimit();
    await taken(
      take,
      times(99, () => of56(0)),
    );
    expect(
      await taken(
        take,
        times(9, () => of56(1)),
      ),
    ).toBe(3);
  });
});

it('what is closed gives its room back to all networks it lay in, and only who has nothing open is new', () => {
  const open = new OpenAtOnce(1);
  expect(open.isNew(of56(0))).toBe(true);
  for (const n of [0, 1, 2, 3]) open.opened(of48(n));
  expect([open.isFull(of48(4)), open.isNew(of48(4))]).toEqual([true, false]);
  expect([open.isFull(ELSEWHERE), open.isNew(ELSEWHERE)]).toEqual([false, true]);
  for (const n of [0, 1, 2, 3]) open.closed(of48(n));
  expect([open.isFull(of48(4)), open.isNew(of48(4))]).toEqual([false, true]);
});

it.each([
  [20_000, 18_000],
  [10, 9],
  [1, 1],
])('of %i, %i may be taken by those who hold some', (whole, shared) => {
  expect(sharedOf(whole)).toBe(shared);
});
