import { Buckets } from './buckets.ts';

/** A network that an address lies in, as a key for limits, and how many times as much it has as one address. */
export type Network = { readonly key: string; readonly share: number };

/**
 * What a customer or a tunnel is given of IPv6: a /64, a /56 or a /48, in which addresses are changed at will. The wider ones may also
 * be a house, a school, a small provider, so they have more.
 */
const SHARE = { 56: 2, 48: 4 };

/**
 * The networks of an address, the narrowest first.
 * @param address as `addressOf` gives it: an IPv4 address, which is its own network, or a /64
 */
export const networksOf = (address: string): readonly Network[] => {
  const own: Network = { key: address, share: 1 };
  if (!address.endsWith('::/64')) return [own];
  const [a, b, c, d = '0'] = address.slice(0, -'::/64'.length).split(':');
  const upper = (Number.parseInt(d, 16) >> 8) << 8;
  return [
    own,
    { key: `${a}:${b}:${c}:${upper.toString(16)}::/56`, share: SHARE[56] },
    { key: `${a}:${b}:${c}::/48`, share: SHARE[48] },
  ];
};

/** The widest network of an address: whose turn it is where one waits for another. */
export const widestOf = (address: string): string => networksOf(address).at(-1)!.key;

/** The largest share of any network. */
export const LARGEST_SHARE = SHARE[48];

/**
 * How much of a whole those may take who hold some of it already: the rest is kept for those who hold nothing, so that nobody
 * takes all the room there is, from however many networks.
 */
export const sharedOf = (whole: number): number => Math.ceil(whole * 0.9);

/**
 * `Buckets` by address, in which every network an address lies in has its share. What a narrow one is refused is not taken
 * from the wider ones, where others are.
 */
export class NetworkBuckets {
  readonly #buckets: Buckets;

  constructor(...options: ConstructorParameters<typeof Buckets>) {
    this.#buckets = new Buckets(...options);
  }

  take(address: string, points: number): boolean {
    return networksOf(address).every(({ key, share }) => this.#buckets.take(key, points / share));
  }

  charge(address: string, points: number): void {
    for (const { key, share } of networksOf(address)) this.#buckets.charge(key, points / share);
  }

  /** Milliseconds until an address has so many points in all its networks. */
  wait(address: string, points: number): number {
    return Math.max(...networksOf(address).map(({ key, share }) => this.#buckets.wait(key, points / share)));
  }
}
